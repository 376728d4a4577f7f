import { Fragment, type ReactNode } from 'react';
import { Checkbox } from '../Checkbox.tsx';
import { useUiText } from '../use-ui-text.ts';
import { type RowsProps, toggled } from './types.ts';
import { Stack } from '../layout/Stack.tsx';
import css from './RowCards.module.css';
import { cx } from '../cx.ts';
import stretched from './stretched-link.module.css';

export type RowCardsProps<Row> = RowsProps<Row> & {
  /** Custom content of a card; `link` wraps the linked words. Without it the columns are listed. */
  renderCard?: ((row: Row, link: (children: ReactNode) => ReactNode) => ReactNode) | undefined;
  selecting: boolean;
};

/** The list on a phone: a card for each row. */
export function RowCards<Row>(props: RowCardsProps<Row>) {
  const {
    label,
    rows,
    rowId,
    rowName,
    renderLink,
    renderActions,
    rowQuiet,
    renderCard,
    selecting,
    selected,
    onSelected,
  } = props;
  const t = useUiText();
  return (
    <ul aria-label={label}>
      {rows.map((row) => {
        const id = rowId(row);
        const isSelected = selected?.has(id) ?? false;
        const link = (children: ReactNode) => (
          <div className={cx(css.linkSpot, renderLink && stretched.stretched)}>
            {renderLink ? renderLink(row, children) : children}
          </div>
        );
        return (
          <li
            className={css.item}
            key={id}
            data-selected={isSelected || undefined}
            data-quiet={rowQuiet?.(row) || undefined}
          >
            {selecting && selected && onSelected && (
              <div className={css.above}>
                <Checkbox
                  aria-label={t('list.select', { name: rowName(row) })}
                  checked={isSelected}
                  onChange={() => onSelected(toggled(selected, id))}
                />
              </div>
            )}
            <Stack gap={2.5} grow>
              {renderCard ? renderCard(row, link) : <ListedColumns row={row} link={link} {...props} />}
            </Stack>
            {renderActions && <div className={css.above}>{renderActions(row)}</div>}
          </li>
        );
      })}
    </ul>
  );
}

type ListedColumnsProps<Row> = Pick<RowsProps<Row>, 'columns'> & { row: Row; link: (children: ReactNode) => ReactNode };

function ListedColumns<Row>({ columns, row, link }: ListedColumnsProps<Row>) {
  const [first, ...others] = columns;
  return (
    <>
      {first && link(first.render(row))}
      <dl className={css.pairs}>
        {others.map((column) => (
          <Fragment key={column.key}>
            <dt>{column.header}</dt>
            <dd>{column.render(row)}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
