import { styled } from '@mui/material/styles';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { rem } from '../theme/typography.ts';
import { useUiText } from '../use-ui-text.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { stretchedLink } from './stretched-link.ts';
import { type Column, type RowId, type RowsProps, type Sort, toggled } from './types.ts';

export type RowTableProps<Row> = RowsProps<Row> & {
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
};

/** The list as a table. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    rowName,
    renderLink,
    renderActions,
    rowQuiet,
    selected,
    onSelected,
    sort,
    onSort,
  } = props;
  const t = useUiText();
  const onToggle = useToggle(selected, onSelected);
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {selected && onSelected && (
            <TickHead scope="col">
              <SelectAll rows={rows} rowId={rowId} selected={selected} onSelected={onSelected} />
            </TickHead>
          )}
          {columns.map((column) => (
            <ColumnHead key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
          {renderActions && (
            <ActionsHead scope="col">
              <VisuallyHidden>{t('list.actions')}</VisuallyHidden>
            </ActionsHead>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const id = rowId(row);
          return (
            <OneRow
              key={id}
              row={row}
              id={id}
              name={rowName(row)}
              columns={columns as readonly Column<unknown>[]}
              isSelected={selected && onSelected && selected.has(id)}
              isQuiet={rowQuiet?.(row) ?? false}
              onToggle={onToggle}
              renderLink={renderLink as OneRowProps['renderLink']}
              renderActions={renderActions as OneRowProps['renderActions']}
            />
          );
        })}
      </tbody>
    </Table>
  );
}

type OneRowProps = {
  row: unknown;
  id: RowId;
  name: string;
  columns: readonly Column<unknown>[];
  /** Undefined if rows cannot be selected. */
  isSelected: boolean | undefined;
  isQuiet: boolean;
  onToggle: (id: RowId) => void;
} & Pick<RowsProps<unknown>, 'renderLink' | 'renderActions'>;

/** A row renders again only if it or its columns change: pages should keep their columns stable. */
const OneRow = memo(function OneRow(props: OneRowProps) {
  const { row, id, name, columns, isSelected, isQuiet, onToggle, renderLink, renderActions } = props;
  const t = useUiText();
  return (
    <tr data-selected={isSelected || undefined} data-quiet={isQuiet || undefined}>
      {isSelected !== undefined && (
        <td>
          <Above>
            <Checkbox aria-label={t('list.select', { name })} checked={isSelected} onChange={() => onToggle(id)} />
          </Above>
        </td>
      )}
      {columns.map((column, index) => (
        <Cell key={column.key} column={column}>
          {index === 0 && renderLink ? renderLink(row, column.render(row)) : column.render(row)}
        </Cell>
      ))}
      {renderActions && (
        <td>
          <Above>{renderActions(row)}</Above>
        </td>
      )}
    </tr>
  );
});

/** Reads the selection at the moment of the click, so that rows don't depend on each other. */
function useToggle(selected: RowsProps<unknown>['selected'], onSelected: RowsProps<unknown>['onSelected']) {
  const latest = useRef({ selected, onSelected });
  useLayoutEffect(() => {
    latest.current = { selected, onSelected };
  });
  return useCallback((id: RowId) => {
    const { selected: chosen, onSelected: choose } = latest.current;
    if (chosen) choose?.(toggled(chosen, id));
  }, []);
}

type SelectAllProps<Row> = Required<Pick<RowsProps<Row>, 'rows' | 'rowId' | 'selected' | 'onSelected'>>;

function SelectAll<Row>({ rows, rowId, selected, onSelected }: SelectAllProps<Row>) {
  const t = useUiText();
  const ids = rows.map(rowId);
  const chosen = ids.filter((id) => selected?.has(id)).length;
  const all = chosen === ids.length && chosen > 0;
  return (
    <Checkbox
      aria-label={t('list.selectAll')}
      checked={all}
      indeterminate={chosen > 0 && !all}
      onChange={() => onSelected?.(new Set<RowId>(all ? [] : ids))}
    />
  );
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: React.ReactNode }) {
  return (
    <td data-align={column.align} data-from={column.from}>
      {children}
    </td>
  );
}

export const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  const line = `1px solid ${palette.divider}`;
  return {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '& th': {
      height: 40,
      padding: '0 12px',
      borderBottom: line,
      fontSize: rem(12),
      fontWeight: 500,
      lineHeight: rem(16),
      textAlign: 'start',
      whiteSpace: 'nowrap',
      color: palette.text.secondary,
    },
    '& td': { height: 52, padding: '5px 12px', borderBottom: line, verticalAlign: 'middle' },
    '& tbody tr': { position: 'relative' },
    '& tbody tr:last-child td': { borderBottom: 0 },
    '& tbody tr:hover': { backgroundColor: palette.ground.hover },
    '& tbody tr[data-selected]': {
      backgroundColor: palette.primary.wash,
      '& [data-avatar]': { backgroundColor: palette.background.paper },
    },
    '& tbody tr[data-quiet] td': { color: palette.text.secondary },
    '& :is(th, td):first-of-type': { paddingInlineStart: 20 },
    '& :is(th, td):last-of-type': { paddingInlineEnd: 20 },
    '& [data-align="end"]': { textAlign: 'end' },
    '& td:has(> a)': stretchedLink(palette.primary.main),
    [theme.breakpoints.down('lg')]: { '& [data-from="lg"]': { display: 'none' } },
    [theme.breakpoints.down('md')]: { '& [data-from="md"]': { display: 'none' } },
  };
});

/** Above the row's link, so that its buttons can be pressed. */
const Above = styled('div')({ position: 'relative', zIndex: 1, display: 'flex', justifyContent: 'flex-end' });
const TickHead = styled('th')({ width: 46 });
const ActionsHead = styled('th')({ width: 56 });
