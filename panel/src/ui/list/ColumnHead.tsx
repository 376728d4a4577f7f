import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Column, Sort } from './types.ts';

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
        <SortButton onClick={() => onSort({ key, direction: direction === 'asc' ? 'desc' : 'asc' })}>
          {header}
          {direction === 'asc' && <ArrowUp aria-hidden />}
          {direction === 'desc' && <ArrowDown aria-hidden />}
        </SortButton>
      ) : (
        header
      )}
    </th>
  );
}

const SortButton = styled(ButtonBase)(({ theme }) => ({
  gap: 4,
  minHeight: 32,
  marginInline: -8,
  paddingInline: 8,
  borderRadius: 6,
  font: 'inherit',
  '&:hover': { color: theme.vars.palette.text.primary },
  '& svg.lucide': { width: 13, height: 13, strokeWidth: 2 },
}));
