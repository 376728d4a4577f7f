import { memo } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { useUiText } from '../use-ui-text.ts';
import { ColumnHead } from './ColumnHead.tsx';
import type { Column, OneRowProps, RowId, RowsProps, Sort } from './types.ts';
import { useToggle } from './use-toggle.ts';
import { element } from '../element.tsx';
import stretched from './stretched-link.module.css';
import css from './RowTable.module.css';

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
            <th className={css.tickHead} scope="col">
              <SelectAll rows={rows} rowId={rowId} selected={selected} onSelected={onSelected} />
            </th>
          )}
          {columns.map((column) => (
            <ColumnHead key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
          {renderActions && (
            <th className={css.actionsHead} scope="col">
              <VisuallyHidden>{t('list.actions')}</VisuallyHidden>
            </th>
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

/** A row renders again only if it or its columns change: pages should keep their columns stable. */
const OneRow = memo(function OneRow(props: OneRowProps) {
  const { row, id, name, columns, isSelected, isQuiet, onToggle, renderLink, renderActions } = props;
  const t = useUiText();
  return (
    <tr data-selected={isSelected || undefined} data-quiet={isQuiet || undefined}>
      {isSelected !== undefined && (
        <td>
          <div className={css.above}>
            <Checkbox aria-label={t('list.select', { name })} checked={isSelected} onChange={() => onToggle(id)} />
          </div>
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.key}
          className={index === 0 && renderLink ? stretched.stretched : undefined}
          data-align={column.align}
          data-from={column.from}
        >
          {index === 0 && renderLink ? renderLink(row, column.render(row)) : column.render(row)}
        </td>
      ))}
      {renderActions && (
        <td>
          <div className={css.above}>{renderActions(row)}</div>
        </td>
      )}
    </tr>
  );
});

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

export const Table = element('table', css.table);
