import { toGridLines, findLabelIndexes } from './scale.ts';
import type { ChartData, Series } from './series.ts';
import { cx } from '#ui/cx.ts';
import css from './ChartDrawing.module.css';

const TOP = 16;
const BOTTOM = 232;
const NARROW = 500;
const LABEL = 58;

/** The geometry of a chart of a given width. Time runs in reading direction. */
export function toGeometry({ titles, series, show }: ChartData, width: number) {
  const lines = toGridLines(series.flatMap(({ values }) => values));
  const isNarrow = width < NARROW;
  const hasColumns = series.some(({ look }) => look === 'column');
  const left = Math.max(...lines.map((line) => show(line).length)) * 7 + 16;
  const right = width - (isNarrow || hasColumns ? 10 : 96);
  const isMirrored = typeof document !== 'undefined' && document.documentElement.dir === 'rtl';
  const flip = (place: number) => (isMirrored ? width - place : place);
  const slot = (right - left) / Math.max(1, hasColumns ? titles.length : titles.length - 1);
  const highest = lines.at(-1) ?? 1;
  return {
    lines,
    left: flip(left),
    right: flip(right),
    slot,
    hasColumns,
    isNarrow,
    isMirrored,
    x: (index: number) =>
      flip(hasColumns ? left + (index + 0.5) * slot : titles.length > 1 ? left + index * slot : (left + right) / 2),
    y: (value: number) => BOTTOM - (value / highest) * (BOTTOM - TOP),
  };
}

type Geometry = ReturnType<typeof toGeometry>;

export function ChartDrawing({ width, at, ...data }: ChartData & { width: number; at: number | undefined }) {
  const geometry = toGeometry(data, width);
  const { lines, left, right, isMirrored, x, y } = geometry;
  const shown = findLabelIndexes(data.ticks.length, Math.abs(right - left), LABEL);
  const [main] = data.series;
  return (
    <g className={css.art}>
      {lines.map((line) => (
        <g key={line}>
          <path className={css.grid} d={`M${left} ${y(line)}H${right}`} />
          <text x={left + (isMirrored ? 10 : -10)} y={y(line) + 4} textAnchor={isMirrored ? 'start' : 'end'}>
            {data.show(line)}
          </text>
        </g>
      ))}
      {data.ticks.map(
        (tick, index) =>
          shown.has(index) && (
            <text key={x(index)} x={x(index)} y={BOTTOM + 24} textAnchor="middle">
              {tick}
            </text>
          ),
      )}
      {main?.look === 'line' && <path className={css.area} d={toAreaPath(finalValues(main, data), geometry)} />}
      {at !== undefined && <path className={css.hair} d={`M${x(at)} ${TOP - 8}V${BOTTOM}`} />}
      {inOrder(data.series).map((series) => (
        <Row key={series.name} series={series} data={data} geometry={geometry} at={at} />
      ))}
      <Ends {...data} geometry={geometry} />
    </g>
  );
}

/** Columns are drawn below the series they are compared with, lines above it. */
function inOrder(all: readonly Series[]): Series[] {
  return all[0]?.look === 'column' ? [...all] : all.toReversed();
}

/** The values that are final. */
function finalValues({ look, values }: Series, { soFar }: ChartData): readonly (number | null)[] {
  return soFar !== undefined && look === 'line' ? values.slice(0, -1) : values;
}

type RowProps = { series: Series; data: ChartData; geometry: Geometry; at: number | undefined };

function Row({ series, data, geometry, at }: RowProps) {
  const { x, y, slot } = geometry;
  const { look, values } = series;
  if (look === 'column') {
    const half = Math.min(28, slot * 0.32);
    return values.map((value, index) =>
      value ? (
        <path
          key={x(index)}
          className={css.column}
          data-off={(at !== undefined && at !== index) || undefined}
          d={columnAt(x(index), y(value), half)}
        />
      ) : null,
    );
  }
  if (geometry.hasColumns) return <path className={css.marks} d={toMarkPath(values, geometry)} />;
  const value = at === undefined ? null : values[at];
  const known = finalValues(series, data);
  return (
    <>
      <path className={css[look]} d={toLinePath(known, geometry)} />
      {known.length < values.length && <path className={css.open} d={toLinePath(values, geometry, known.length - 1)} />}
      {at !== undefined && value !== null && value !== undefined && (
        <circle className={cx(css.dot, css[look])} cx={x(at)} cy={y(value)} r={look === 'line' ? 4.5 : 4} />
      )}
    </>
  );
}

/** Labels the last point of each line, if there is room. */
function Ends({ series, show, soFar, geometry }: ChartData & { geometry: Geometry }) {
  const { isNarrow, isMirrored, x, y } = geometry;
  if (geometry.hasColumns) return null;
  const last = (series[0]?.values.length ?? 0) - 1;
  const ends = series
    .map(({ name, look, values }) => ({ name, look, value: values[last] ?? null }))
    .filter((end): end is typeof end & { value: number } => end.value !== null)
    .toSorted((one, other) => other.value - one.value);
  let lowest = TOP - 20;
  return ends.map(({ name, look, value }) => {
    // Overlapping labels move apart.
    lowest = Math.max(lowest + 16, y(value) + 4);
    return (
      <g key={name}>
        {look === 'line' && <circle className={css.end} cx={x(last)} cy={y(value)} r={4.5} />}
        {!isNarrow && (
          <text
            className={look === 'line' ? css.own : undefined}
            x={x(last) + (isMirrored ? -10 : 10)}
            y={lowest}
            textAnchor={isMirrored ? 'end' : 'start'}
          >
            {`${show(value)} ${look === 'line' && soFar ? soFar : name.toLowerCase()}`}
          </text>
        )}
      </g>
    );
  });
}

/** A line through the known values, with gaps for missing ones. */
function toLinePath(values: readonly (number | null)[], { x, y }: Geometry, from = 0): string {
  let isDrawing = false;
  return values
    .map((value, index) => {
      if (value === null || index < from) {
        isDrawing = false;
        return '';
      }
      const command = isDrawing ? 'L' : 'M';
      isDrawing = true;
      return `${command}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
}

function toAreaPath(values: readonly (number | null)[], geometry: Geometry): string {
  if (values.length < 2 || values.includes(null)) return '';
  return `${toLinePath(values, geometry)}V${BOTTOM}H${geometry.x(0)}Z`;
}

/** A dashed mark across each column at the value before. */
function toMarkPath(values: readonly (number | null)[], { x, y, slot }: Geometry): string {
  const half = Math.min(36, slot * 0.42);
  return values.map((value, index) => (value === null ? '' : `M${x(index) - half} ${y(value)}h${2 * half}`)).join('');
}

function columnAt(middle: number, top: number, half: number): string {
  const round = Math.min(3, BOTTOM - top);
  return `M${middle - half} ${BOTTOM}V${top + round}q0 ${-round} ${round} ${-round}h${2 * (half - round)}q${round} 0 ${round} ${round}V${BOTTOM}Z`;
}
