import { type WorkKind, isForBulk, isRequest, isWork } from '@bellbird/contract/attention/approvals/approval-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { approvalCountsOptions } from './approvals.queries.ts';
import { ApprovalDetail } from './ApprovalDetail.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { QueueFilters, QueueLead } from './QueueFilters.tsx';
import { QueueList } from './QueueList.tsx';
import { useApprovals } from './use-approvals.ts';
import { useDecide } from './use-decide.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import { WORK_PAGES } from './work-pages.ts';
import css from './ApprovalsPage.module.css';

const RejectDialog = lazyPart(() => import('./RejectDialog.tsx'), 'RejectDialog');

/** Everything that waits for the team: the queue, with the chosen item beside it. */
export function ApprovalsPage() {
  const { t } = useTranslation('approvals');
  const { list, waiting, chosen, isAsked, filter, open, neighbour, go } = useApprovals();
  // Shown together: the kinds that wait decide where the list begins.
  const counted = useQuery(approvalCountsOptions);
  const isReady = waiting !== undefined && !counted.isPending;
  const counts = isReady ? counted.data : undefined;
  const { settle, approveAll, toggleClaim, undoLast } = useDecide();
  const navigate = useNavigate();
  const [rejecting, setRejecting] = useState(false);

  /** The next one takes its place, so that the eyes stay where they are. */
  const decide = async (decision: 'approved' | 'rejected', reason?: string): Promise<boolean> => {
    if (!chosen) return true;
    const next = neighbour(1) ?? neighbour(-1);
    const isSettled = await settle(chosen, decision, reason);
    if (isSettled) open(isAsked ? next : undefined);
    return isSettled;
  };
  const openWork = (kind: WorkKind) => {
    const { page, search } = WORK_PAGES[kind];
    void navigate({ to: pathTo(page), search });
  };
  const together = (waiting ?? []).filter(
    ({ kind, provider, checks, claim }) =>
      isForBulk(kind) &&
      kind === chosen?.kind &&
      provider?.id === chosen.provider?.id &&
      (claim?.isMine ?? true) &&
      checks.every(({ ok }) => ok),
  );
  useQueueKeys({
    j: () => open(neighbour(1) ?? chosen),
    k: () => open(neighbour(-1) ?? chosen),
    a: () => (chosen && isWork(chosen.kind) ? openWork(chosen.kind) : void decide('approved')),
    r: () => setRejecting(chosen !== undefined && !isRequest(chosen.kind) && !isWork(chosen.kind)),
    u: () => void undoLast(),
    c: () => chosen && void toggleClaim(chosen),
  });
  return (
    <div className={css.columns} data-chosen={isAsked ? '' : undefined}>
      <section className={css.queue} aria-busy={list.isPending || list.isPlaceholderData}>
        <header className={css.head}>
          <Text size="title">{t('title')}</Text>
          {counts && <QueueLead counts={counts} />}
          {!isReady && <Skeleton variant="line" width="70%" mt={1} />}
        </header>
        <QueueFilters counts={counts} filter={filter} onChoose={(next) => go(next)} className={css.chips ?? ''} />
        {list.isLoadingError ? (
          <ErrorState title={t('failed')} onRetry={() => void list.refetch()} />
        ) : !isReady ? (
          <Waiting />
        ) : waiting.length === 0 ? (
          <EmptyState title={t('empty.title')} text={t('empty.text')} />
        ) : (
          <QueueList approvals={waiting} chosen={chosen} onOpen={open} />
        )}
        {list.hasNextPage && (
          <div className={css.row}>
            <Button fullWidth loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        )}
      </section>
      <section className={css.desk}>
        {chosen && (
          <>
            <ApprovalDetail
              key={chosen.id}
              approval={chosen}
              before={
                <IconButton
                  data-only="narrow"
                  aria-label={t('back')}
                  onClick={() => open(undefined)}
                  mirrored
                  icon={ArrowLeft}
                />
              }
            />
            <DecisionBar
              approval={chosen}
              onClaim={() => void toggleClaim(chosen)}
              onReject={() => setRejecting(true)}
              onApprove={() => void decide('approved')}
              together={together.length}
              onApproveAll={() => void approveAll(together)}
            />
          </>
        )}
      </section>
      {rejecting && chosen && (
        <RejectDialog
          approval={chosen}
          onReject={(reason) => decide('rejected', reason)}
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  );
}

function Waiting() {
  return [0, 1, 2, 3, 4].map((n) => (
    <div className={css.row} key={n}>
      <Skeleton width="60%" height={22} />
      <Skeleton width="80%" />
    </div>
  ));
}
