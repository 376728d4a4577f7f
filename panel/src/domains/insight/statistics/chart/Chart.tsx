import { type PointerEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ChartDrawing, toGeometry } from './ChartDrawing.tsx';
import { Legend } from './Legend.tsx';
import { ChartTooltip } from './ChartTooltip.tsx';
import type { ChartData } from './series.ts';
import { useWidth } from './use-width.ts';
import css from './Chart.module.css';

/** An SVG chart that shows its values on hover and with the arrow keys. */
export function Chart(data: ChartData) {
  const { t } = useTranslation('statistics');
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const [at, setAt] = useState<number>();
  const last = data.titles.length - 1;
  const about = useId();
  const { x, isNarrow } = toGeometry(data, width);
  const pointAt = (event: PointerEvent<HTMLDivElement>) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const distances = data.titles.map((_, index) => Math.abs(x(index) - left));
    setAt(distances.indexOf(Math.min(...distances)));
  };
  // Touch ends with every tap, so the tooltip stays open.
  const leave = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setAt(undefined);
  if (last < 0) return null;
  return (
    <>
      <div className={css.figure} ref={place} onPointerMove={pointAt} onPointerDown={pointAt} onPointerLeave={leave}>
        {/* An attribute, because a style would be mirrored in right-to-left pages. The geometry is mirrored already. */}
        <svg role="img" aria-labelledby={about} width="100%" height={HEIGHT} direction="ltr">
          <title id={about}>{data.label}</title>
          {width > 0 && <ChartDrawing {...data} width={width} at={at} />}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={at ?? last}
          aria-label={t('chart.read', { label: data.label })}
          aria-valuetext={toValueText(data, at ?? last, t('chart.none'))}
          onChange={(event) => setAt(Number(event.target.value))}
          onFocus={(event) => event.target.matches(':focus-visible') && setAt(last)}
          onBlur={() => setAt(undefined)}
        />
        {at !== undefined && width > 0 && <ChartTooltip {...data} index={at} x={x(at)} width={width} />}
      </div>
      {isNarrow && <Legend series={data.series} />}
    </>
  );
}

export const HEIGHT = 264;

/** ‘Week from 28 Sep: 602 visits, 528 before’. */
function toValueText({ titles, series, show }: ChartData, index: number, none: string): string {
  const values = series.map(({ name, values: all }) => {
    const value = all[index];
    return `${name} ${value === null || value === undefined ? none : show(value)}`;
  });
  return `${titles[index]}: ${values.join(', ')}`;
}
