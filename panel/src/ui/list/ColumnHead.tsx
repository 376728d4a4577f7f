import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { Column, Sort } from './types.ts';
import { PlainButton } from '../PlainButton.tsx';
import css from './ColumnHead.module.css';

export type ColumnHeadProps<Row> = {
  column: Column<Row>;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
};

export function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const { key, header, align, from, width, sortable } = column;
  const direction = sort?.key === key ? sort.direction : undefined;
  const spoken = direction && ({ asc: 'ascending', desc: 'descending' } as const)[direction];
  return (
    <th scope="col" data-align={align} data-from={from} style={width ? { width } : undefined} aria-sort={spoken}>
      {sortable && onSort ? (
        <PlainButton
          className={css.sortButton}
          onClick={() => onSort({ key, direction: direction === 'asc' ? 'desc' : 'asc' })}
        >
          {header}
          {direction === 'asc' && <ArrowUp aria-hidden />}
          {direction === 'desc' && <ArrowDown aria-hidden />}
        </PlainButton>
      ) : (
        header
      )}
    </th>
  );
}
