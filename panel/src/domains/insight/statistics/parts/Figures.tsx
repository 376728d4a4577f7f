import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type FigureProps = { name: string; value: ReactNode; note: ReactNode };

/** Big numbers side by side in a card. */
export function Figures({ figures }: { figures: readonly FigureProps[] }) {
  return (
    <Row>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <Skeleton width={64} />}</dd>
          <dd data-note>{note ?? <Skeleton width={88} />}</dd>
        </div>
      ))}
    </Row>
  );
}

const Row = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  '& > div': { padding: '16px 20px' },
  '& > div + div': { borderInlineStart: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.number, margin: 0 },
  '& dd[data-note]': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: {
    '& > div': { padding: '12px 14px 16px' },
    '& dd:not([data-note])': { fontSize: '1.5rem' },
  },
}));
