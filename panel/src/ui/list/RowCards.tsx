import { Fragment, type ReactNode, memo, useCallback, useId, useLayoutEffect, useRef } from 'react';
import { Checkbox } from '../Checkbox.tsx';
import { useUiText } from '../use-ui-text.ts';
import { SwipeRow } from './SwipeRow.tsx';
import type { OneRowProps, RowsProps, SwipeAction } from './types.ts';
import { useFirstRows } from './use-first-rows.ts';
import { useToggle } from './use-toggle.ts';
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

/** Most cards are as high; keeps the place of those that are not rendered yet. */
const CARD_HEIGHT = 65;

/** The list on a phone: a card for each row. */
export function RowCards<Row>(props: RowCardsProps<Row>) {
  const { label, rows, rowId, rowName, rowQuiet, selecting, selected, onSelected, onHold } = props;
  // Only what a card needs: whatever else changes about the list must not render it again.
  const { columns, renderCard, renderLink, renderActions, swipeActions } = props as RowCardsProps<unknown>;
  const onToggle = useToggle(selected, onSelected);
  const latest = useRef(onHold);
  useLayoutEffect(() => {
    latest.current = onHold;
  });
  const hold = useCallback((row: unknown) => latest.current?.(row as Row), []);
  const count = useFirstRows(rows.length);
  return (
    <ul aria-label={label}>
      {rows.slice(0, count).map((row) => {
        const id = rowId(row);
        return (
          <OneCard
            key={id}
            row={row}
            id={id}
            name={rowName(row)}
            isSelected={selected && onSelected && selected.has(id)}
            isQuiet={rowQuiet?.(row) ?? false}
            columns={columns}
            renderCard={renderCard}
            renderLink={renderLink}
            renderActions={renderActions}
            swipeActions={swipeActions}
            selecting={selecting}
            onToggle={onToggle}
            onHold={selecting || !onHold ? undefined : hold}
          />
        );
      })}
      {count < rows.length && (
        <li className={css.rest} aria-hidden>
          <svg width={1} height={(rows.length - count) * CARD_HEIGHT} />
        </li>
      )}
    </ul>
  );
}

type OneCardProps = OneRowProps & Pick<RowCardsProps<unknown>, 'renderCard' | 'selecting' | 'swipeActions' | 'onHold'>;

/** Like a row of the table, it renders again only if something of it changes. */
const OneCard = memo(function OneCard(props: OneCardProps) {
  const { row, id, name, columns, isSelected, isQuiet, selecting, onToggle, onHold } = props;
  const { renderCard, renderLink, renderActions, swipeActions } = props;
  const t = useUiText();
  const tickId = useId();
  // While cards are selected, a press anywhere on one selects it.
  const isLinked = renderLink && !selecting;
  const link = (children: ReactNode) => (
    <div className={cx(css.linkSpot, isLinked && stretched.stretched)}>
      {isLinked ? renderLink(row, children) : children}
    </div>
  );
  return (
    <SwipeRow
      name={name}
      actions={selecting ? NONE : (swipeActions?.(row) ?? NONE)}
      onHold={onHold && (() => onHold(row))}
    >
      <div className={css.item} data-selected={isSelected || undefined} data-quiet={isQuiet || undefined}>
        {selecting && isSelected !== undefined && (
          <label className={css.tick} htmlFor={tickId}>
            <Checkbox
              id={tickId}
              aria-label={t('list.select', { name })}
              checked={isSelected}
              onChange={() => onToggle(id)}
            />
          </label>
        )}
        <Stack gap={2.5} grow>
          {renderCard ? renderCard(row, link) : <ListedColumns columns={columns} row={row} link={link} />}
        </Stack>
        {renderActions && <div className={css.above}>{renderActions(row)}</div>}
      </div>
    </SwipeRow>
  );
});

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
