import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import type { ChartData } from './series.ts';

const WIDTH = 184;

/** The values at one point of a chart. */
export function ChartTooltip({
  titles,
  series,
  show,
  index,
  x,
  width,
}: ChartData & { index: number; x: number; width: number }) {
  const { t } = useTranslation('statistics');
  const left = x + 12 + WIDTH > width ? Math.max(0, x - 12 - WIDTH) : x + 12;
  return (
    <Box style={{ left }} aria-hidden>
      <b>{titles[index]}</b>
      {series.map(({ name, values }) => {
        const value = values[index];
        return (
          <span key={name}>
            <i>{name}</i>
            {value === null || value === undefined ? t('chart.none') : show(value)}
          </span>
        );
      })}
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  top: 84,
  zIndex: 1,
  display: 'grid',
  gap: 4,
  width: WIDTH,
  padding: '10px 12px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  '& b': { fontWeight: 600 },
  '& span': { display: 'flex', justifyContent: 'space-between', gap: 12 },
  '& i': { fontStyle: 'normal', opacity: 0.8 },
}));
