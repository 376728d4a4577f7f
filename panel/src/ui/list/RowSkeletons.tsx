import { Table } from './RowTable.tsx';
import type { Column, SkeletonShape } from './types.ts';
import { Skeleton } from '../Skeleton.tsx';
import css from './RowSkeletons.module.css';

const ROWS = [216, 168, 190, 204, 150, 182];

/** The list while it loads, in its final shape. */
export function TableSkeleton<Row>({ columns, ticks }: { columns: readonly Column<Row>[]; ticks: boolean }) {
  return (
    <Table aria-hidden>
      <thead>
        <tr>
          {ticks && <th style={{ width: 46 }} />}
          {columns.map(({ key, header, align, from, width }) => (
            <th key={key} data-align={align} data-from={from} style={width ? { width } : undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((width) => (
          <tr key={width}>
            {ticks && (
              <td>
                <Skeleton variant="rounded" width={18} height={18} />
              </td>
            )}
            {columns.map(({ key, align, from, skeleton = 'text' }) => (
              <td key={key} data-align={align} data-from={from}>
                <Shape shape={skeleton} width={width} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** `hasPairs`: the cards name each of their values, so they are taller than two lines. */
export function CardSkeletons({ hasPairs }: { hasPairs: boolean }) {
  return (
    <div aria-hidden>
      {ROWS.slice(0, hasPairs ? 4 : undefined).map((width) => (
        <div className={css.cardShape} key={width}>
          <Skeleton variant="circular" width={40} height={40} />
          <div className={css.lines}>
            <Skeleton variant="text" width={`${width / 3}%`} />
            <Skeleton variant="text" width="88%" height={10} />
            {hasPairs && <Skeleton variant="rounded" width={84} height={24} />}
          </div>
        </div>
      ))}
    </div>
  );
}

function Shape({ shape, width }: { shape: SkeletonShape; width: number }) {
  if (shape === 'chip') return <Skeleton variant="pill" width={92} height={24} />;
  if (shape === 'figure') return <Skeleton className={css.figure} width={48} />;
  if (shape === 'text') return <Skeleton variant="text" width={width / 2} />;
  const lines = (
    <div className={css.lines}>
      <Skeleton variant="text" width={shape === 'person' ? width : width / 2} />
      <Skeleton variant="text" width={shape === 'person' ? width * 0.7 : width / 3} height={10} />
    </div>
  );
  if (shape === 'lines') return lines;
  return (
    <div className={css.pair}>
      <Skeleton variant="circular" width={36} height={36} />
      {lines}
    </div>
  );
}
