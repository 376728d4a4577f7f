import { Fragment, type ReactNode } from 'react';
import { Checkbox } from '../Checkbox.tsx';
import { useUiText } from '../use-ui-text.ts';
import { SwipeRow } from './SwipeRow.tsx';
import { type RowsProps, type SwipeAction, toggled } from './types.ts';
import { Row as Line } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import css from './RowCards.module.css';
import { cx } from '../cx.ts';
import stretched from './stretched-link.module.css';

const NONE: readonly SwipeAction[] = [];

export type RowCardsProps<Row> = RowsProps<Row> & {
  /** Custom content of a card; `link` wraps the linked words. Without it the columns are listed. */
  renderCard?: ((row: Row, link: (children: ReactNode) => ReactNode) => ReactNode) | undefined;
  /** What moving a card aside offers. */
  swipeActions?: ((row: Row) => readonly SwipeAction[]) | undefined;
  selecting: boolean;
  /** A finger rested on a card, to select it. */
  onHold?: ((row: Row) => void) | undefined;
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
    swipeActions,
    onHold,
  } = props;
  const t = useUiText();
  return (
    <ul aria-label={label}>
      {rows.map((row) => {
        const id = rowId(row);
        // While cards are selected, a press anywhere on one selects it.
        const isLinked = renderLink && !selecting;
        const isSelected = selected?.has(id) ?? false;
        const link = (children: ReactNode) => (
          <div className={cx(css.linkSpot, isLinked && stretched.stretched)}>
            {isLinked ? renderLink(row, children) : children}
          </div>
        );
        return (
          <SwipeRow
            key={id}
            name={rowName(row)}
            actions={selecting ? NONE : (swipeActions?.(row) ?? NONE)}
            onHold={selecting || !onHold ? undefined : () => onHold(row)}
          >
            <div className={css.item} data-selected={isSelected || undefined} data-quiet={rowQuiet?.(row) || undefined}>
              {selecting && selected && onSelected && (
                <Line component="label" className={css.tick}>
                  <Checkbox
                    aria-label={t('list.select', { name: rowName(row) })}
                    checked={isSelected}
                    onChange={() => onSelected(toggled(selected, id))}
                  />
                </Line>
              )}
              <Stack gap={2.5} grow>
                {renderCard ? renderCard(row, link) : <ListedColumns row={row} link={link} {...props} />}
              </Stack>
              {renderActions && <div className={css.above}>{renderActions(row)}</div>}
            </div>
          </SwipeRow>
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
