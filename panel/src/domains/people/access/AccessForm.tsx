import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SERIF, SERIF_WEIGHT, rem } from '#ui/theme/typography.ts';

/** The column of every page outside the panel: a title, and the form below it. */
export function AccessForm({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <Column>
      <div>
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
      </div>
      {children}
    </Column>
  );
}

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  width: 384,
  maxWidth: '100%',
  margin: 'auto',
  [theme.breakpoints.down('md')]: { margin: '40px auto auto' },
}));

const Title = styled('h1')(({ theme }) => ({
  fontFamily: SERIF,
  fontSize: rem(36),
  lineHeight: rem(44),
  fontWeight: SERIF_WEIGHT,
  letterSpacing: '-0.01em',
  '&:focus-visible': { outline: 'none' },
  [theme.breakpoints.down('md')]: { fontSize: rem(32), lineHeight: rem(40) },
}));

const Lead = styled('p')(({ theme }) => ({ '&&': { marginTop: 8 }, color: theme.vars.palette.text.secondary }));
