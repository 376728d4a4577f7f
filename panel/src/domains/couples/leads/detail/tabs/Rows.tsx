import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** A list of names and values: side by side, or stacked on phones. */
export const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '152px minmax(0, 1fr)',
  gap: '12px 16px',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { minWidth: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2px 0',
    '& dd + dt': { marginTop: 12 },
  },
}));

export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
