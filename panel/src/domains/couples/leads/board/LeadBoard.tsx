import { Suspense, useEffect } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { LeadFilters } from '../list/LeadFilters.tsx';
import { filterSearch } from '../list/lead-search.ts';
import type { LeadListControls } from '../list/use-lead-list.ts';
import { useLeadMoves } from '../steps/use-lead-moves.tsx';
import { rememberList } from '../neighbours/last-list.ts';
import { COLUMNS } from './columns.ts';
import { PhoneBoard } from './PhoneBoard.tsx';
import { useBoard } from './use-board.ts';
import css from './LeadBoard.module.css';

// Dragging is for wide screens; a phone does not load it.
const WideBoard = lazyPart(() => import('./WideBoard.tsx'), 'WideBoard', { isAwaited: true });

/** The couples by status. */
export function LeadBoard({ list }: { list: LeadListControls }) {
  const { t } = useTranslation(['leads-board', 'lead-parts', 'lead-steps']);
  const isPhone = useMediaQuery('(width < 600px)');
  const board = useBoard(list.state);
  const moves = useLeadMoves();
  // Previous and next go down each column, and back to the board.
  const way = board.columns.flatMap(({ leads }) => leads.map((lead) => lead.id)).join();
  useEffect(() => {
    const ids = way.split(',').map(Number);
    rememberList({ search: list.search, ids, total: ids.length });
  }, [way, list.search]);
  const Board = isPhone ? PhoneBoard : WideBoard;

  return (
    <>
      <Stack mb={4}>
        <LeadFilters list={list} withStatus={false} />
      </Stack>
      {board.retry ? (
        <Card>
          <ErrorState title={t('failed')} onRetry={board.retry} />
        </Card>
      ) : board.isLoading ? (
        <Waiting />
      ) : (
        <Suspense fallback={<Waiting />}>
          <Board
            board={board}
            column={list.state.column}
            onColumn={list.column}
            searchFor={(statuses) => filterSearch({ ...list.filters, status: statuses })}
            onMove={moves.begin}
          />
        </Suspense>
      )}
      {moves.dialog}
    </>
  );
}

function Waiting() {
  return (
    <div className={css.shapes} aria-busy>
      {COLUMNS.map(({ key }) => (
        <Stack gap={2} key={key}>
          <Skeleton variant="text" width={96} height={20} />
          <Skeleton variant="rounded" height={132} />
          <Skeleton variant="rounded" height={132} />
        </Stack>
      ))}
    </div>
  );
}
