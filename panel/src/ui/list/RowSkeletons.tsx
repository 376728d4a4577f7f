import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Table } from './RowTable.tsx';
import type { Column, SkeletonShape } from './types.ts';

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

export function CardSkeletons() {
  return (
    <div aria-hidden>
      {ROWS.slice(0, 4).map((width) => (
        <CardShape key={width}>
          <Skeleton variant="circular" width={40} height={40} />
          <Lines>
            <Skeleton variant="text" width={`${width / 3}%`} />
            <Skeleton variant="text" width="88%" height={10} />
            <Skeleton variant="rounded" width={84} height={24} />
          </Lines>
        </CardShape>
      ))}
    </div>
  );
}

function Shape({ shape, width }: { shape: SkeletonShape; width: number }) {
  if (shape === 'chip') return <Skeleton variant="rounded" width={92} height={24} sx={{ borderRadius: 3 }} />;
  if (shape === 'figure') return <Skeleton variant="text" width={48} sx={{ display: 'inline-block' }} />;
  if (shape === 'text') return <Skeleton variant="text" width={width / 2} />;
  const lines = (
    <Lines>
      <Skeleton variant="text" width={shape === 'person' ? width : width / 2} />
      <Skeleton variant="text" width={shape === 'person' ? width * 0.7 : width / 3} height={10} />
    </Lines>
  );
  if (shape === 'lines') return lines;
  return (
    <Pair>
      <Skeleton variant="circular" width={36} height={36} />
      {lines}
    </Pair>
  );
}

const Lines = styled('div')({ display: 'grid', gap: 8, minWidth: 0, '& > *': { maxWidth: '100%' } });
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
});
const CardShape = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: 12,
  padding: 16,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
