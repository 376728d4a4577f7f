import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { StatusChip } from '#ui/StatusChip.tsx';
import { showChange, showCount } from './change.ts';

type TotalsProps = {
  now: { name: string; value: number | undefined };
  before: { name: string; value: number | undefined };
  show?: (value: number) => string;
};

/** The total of a period next to the one before, and the change. */
export function Totals({ now, before, show = showCount }: TotalsProps) {
  const change = showChange(now.value ?? 0, before.value ?? 0);
  const isMore = (now.value ?? 0) >= (before.value ?? 0);
  return (
    <Line>
      <div>
        <Key>{now.name}</Key>
        <Value>{now.value === undefined ? <Skeleton width={88} /> : show(now.value)}</Value>
      </div>
      <div>
        <Key data-before>{before.name}</Key>
        <Value data-before>{before.value === undefined ? <Skeleton width={88} /> : show(before.value)}</Value>
      </div>
      {change && (
        <Change>
          <StatusChip
            tone={isMore ? 'deal' : 'grey'}
            icon={isMore ? <TrendingUp aria-hidden size={14} /> : <TrendingDown aria-hidden size={14} />}
          >
            {change}
          </StatusChip>
        </Change>
      )}
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '8px 40px',
  padding: '20px 20px 4px',
  [theme.breakpoints.down('md')]: { gap: '8px 20px', padding: '16px 16px 0' },
}));
const Key = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.palette.text.secondary,
  '&::before': { content: '""', width: 16, borderTop: `2px solid ${theme.vars.palette.chart.first}` },
  '&[data-before]::before': { borderTop: `2px dashed ${theme.vars.palette.chart.previous}` },
}));
const Value = styled('div')(({ theme }) => ({
  ...theme.typography.number,
  '&[data-before]': { color: theme.vars.palette.text.secondary },
}));
const Change = styled('div')({ paddingBottom: 6 });
