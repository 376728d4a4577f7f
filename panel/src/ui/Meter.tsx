import { styled } from '@mui/material/styles';

export type MeterProps = { value: number; max?: number; label: string };

/** How full something is, as a bar. */
export function Meter({ value, max = 100, label }: MeterProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <Track role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value}>
      <Fill style={{ width: `${share * 100}%` }} />
    </Track>
  );
}

const Track = styled('div')(({ theme }) => ({
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.ground.sunken,
}));

const Fill = styled('div')(({ theme }) => ({
  height: '100%',
  borderRadius: 3,
  backgroundColor: theme.vars.palette.primary.main,
}));
