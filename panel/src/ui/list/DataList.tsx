import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Card } from '../Card.tsx';
import { ErrorState, type ErrorStateProps } from '../ErrorState.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { lazyPart } from '#loading/lazy-part.ts';
import { useUiText } from '../use-ui-text.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { Pager } from './Pager.tsx';
import { RowCards, type RowCardsProps } from './RowCards.tsx';
import { CardSkeletons, TableSkeleton } from './RowSkeletons.tsx';
import { RowTable } from './RowTable.tsx';
import { SortMenu } from './SortMenu.tsx';
import type { BulkAction, Paging, RowId, RowsProps, Sort } from './types.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { Button } from '../Button.tsx';
import { useMediaQuery } from '../use-media-query.ts';
import { useSteady } from './use-steady.ts';
import css from './DataList.module.css';

/** Loaded with the first selected row. */
const SelectionBar = lazyPart(() => import('./SelectionBar.tsx'), 'SelectionBar');

export type DataListProps<Row> = Omit<RowsProps<Row>, 'rows'> &
  Pick<RowCardsProps<Row>, 'renderCard' | 'swipeActions'> & {
    /** Undefined while the first rows load. */
    rows: readonly Row[] | undefined;
    /** The visible rows are being replaced. */
    busy?: boolean;
    /** Set when loading failed: what to say and how to retry. */
    failure?: ErrorStateProps | undefined;
    /** Shown when there are no rows. */
    empty: ReactNode;
    /** Filter chips. */
    filters?: ReactNode;
    /** ‘47 couples’, beside the filters. */
    summary?: ReactNode;
    paging?: Paging | undefined;
    onPage?: (page: number) => void;
    onLimit?: (limit: number) => void;
    sort?: Sort | undefined;
    onSort?: (sort: Sort) => void;
    /** Actions for the selected rows. */
    bulkActions?: readonly BulkAction[];
    /** The name under which this device stores which columns are hidden. */
    remember?: string;
  };

const NONE: ReadonlySet<RowId> = new Set();

/** A list: filters, a table (cards below 600), paging, sorting, selection, and its loading, empty and error states. */
export function DataList<Row>(props: DataListProps<Row>) {
  const { columns, busy, failure, empty, filters, paging, onPage, onLimit, sort, onSort, renderCard } = props;
  const { selected = NONE, onSelected, bulkActions, remember } = props;
  const t = useUiText();
  const isPhone = useMediaQuery('(width < 600px)');
  const { hidden, toggle } = useHiddenColumns(remember);
  const [selecting, setSelecting] = useState(false);

  // A page of a hundred rows is rendered in slices; until it is ready, the previous one can be used. The first one is
  // rendered directly: on a busy device its slices could wait for seconds.
  const later = useDeferredValue(props.rows);
  const rows = later ?? props.rows;
  const shown = useMemo(
    () => columns.filter((column, index) => index === 0 || !hidden.includes(column.key)),
    [columns, hidden],
  );
  const selection = onSelected && { selected, onSelected };
  const common = { ...props, columns: shown, selected: selection?.selected, onSelected: selection?.onSelected };
  // Its line is there before its words, or the rows would move down with them.
  const isCounting = 'summary' in props && !rows && !failure;
  const summary = props.summary ?? (isCounting && <Skeleton variant="line" width={72} />);
  const hasTools = Boolean(summary || (isPhone ? onSort || selection : remember));
  const clear = () => {
    setSelecting(false);
    onSelected?.(NONE);
  };

  const hold = useSteady((row: Row) => {
    setSelecting(true);
    onSelected?.(new Set([...selected, props.rowId(row)]));
  });

  return (
    <div>
      {(filters || hasTools) && (
        <div className={css.toolbar}>
          {filters}
          {hasTools && (
            <div className={css.tools}>
              {summary && <span className={css.summary}>{summary}</span>}
              {isPhone && onSort && <SortMenu columns={columns} sort={sort} onSort={onSort} />}
              {isPhone && selection && (
                <Button
                  variant="text"
                  size="small"
                  aria-pressed={selecting}
                  onClick={selecting ? clear : () => setSelecting(true)}
                >
                  {t('list.selectMode')}
                </Button>
              )}
              {!isPhone && remember && <ColumnsMenu columns={columns} hidden={hidden} onToggle={toggle} />}
            </div>
          )}
        </div>
      )}
      <Card className={css.surface} aria-busy={busy || rows !== props.rows || (!rows && !failure)}>
        {failure ? (
          <ErrorState {...failure} />
        ) : !rows ? (
          <Loading label={t('loading')}>
            {isPhone ? (
              <CardSkeletons hasPairs={!renderCard} />
            ) : (
              <TableSkeleton columns={shown} ticks={Boolean(selection)} />
            )}
          </Loading>
        ) : rows.length === 0 ? (
          empty
        ) : isPhone ? (
          <RowCards {...common} rows={rows} renderCard={renderCard} selecting={selecting} onHold={selection && hold} />
        ) : (
          <div className={css.wide}>
            <RowTable {...common} rows={rows} sort={sort} onSort={onSort} />
          </div>
        )}
        {rows && rows.length > 0 && paging && onPage && <Pager {...paging} onPage={onPage} onLimit={onLimit} />}
      </Card>
      {selected.size > 0 && bulkActions && <SelectionBar count={selected.size} actions={bulkActions} onClear={clear} />}
    </div>
  );
}

function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
