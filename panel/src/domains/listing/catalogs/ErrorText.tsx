import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';

/** An error about a group of fields. */
export function ErrorText({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <Words role="alert">
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </Words>
  );
}

const Words = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  margin: '8px 0 0',
  color: theme.vars.palette.error.ink,
  '& svg.lucide': { flex: 'none', width: 14, height: 14, marginTop: 3 },
}));
