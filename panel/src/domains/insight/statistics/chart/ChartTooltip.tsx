import { useTranslation } from '#texts/use-translation.ts';
import type { ChartData } from './series.ts';
import css from './ChartTooltip.module.css';

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
    <div className={css.box} style={{ left }} aria-hidden>
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
    </div>
  );
}
