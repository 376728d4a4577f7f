import { APPROVAL_KINDS } from '@bellbird/contract/attention/approvals/approval-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { BottomActions } from '#ui/BottomActions.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { Pager } from '#ui/list/Pager.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { ApprovalDetail } from './ApprovalDetail.tsx';
import { approvalCountsOptions } from './approvals.queries.ts';
import { QueueList } from './QueueList.tsx';
import { useApprovals } from './use-approvals.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import { waitingTime } from './waiting-time.ts';
import css from './ApprovalsPage.module.css';

const RejectDialog = lazyPart(() => import('./RejectDialog.tsx'), 'RejectDialog');

/** Vendors’ changes that the team has to approve: the queue, with the chosen change beside it. */
export function ApprovalsPage() {
  const { t } = useTranslation('approvals');
  const { list, waiting, chosen, kind, open, neighbour, settle, go } = useApprovals();
  const [rejecting, setRejecting] = useState(false);
  const approve = () => chosen && void settle(chosen, 'approved');
  useQueueKeys({
    j: () => open(neighbour(1) ?? chosen),
    k: () => open(neighbour(-1) ?? chosen),
    a: approve,
    r: () => setRejecting(chosen !== undefined),
  });
  return (
    <div className={css.columns} data-chosen={chosen ? '' : undefined}>
      <section className={css.queue} aria-busy={list.isPending || list.isPlaceholderData}>
        <header className={css.head}>
          <Text size="title">{t('title')}</Text>
          <HowMuch />
        </header>
        <Kinds kind={kind} onChoose={(next) => go({ kind: next })} />
        {list.isError && !waiting ? (
          <ErrorState title={t('failed')} onRetry={() => void list.refetch()} />
        ) : !waiting ? (
          <Waiting />
        ) : waiting.length === 0 ? (
          <EmptyState title={t('empty.title')} text={t('empty.text')} />
        ) : (
          <QueueList approvals={waiting} chosen={chosen} onOpen={open} />
        )}
        {list.data && list.data.meta.total > list.data.meta.limit && (
          <Pager {...list.data.meta} onPage={(next) => go({ kind, page: next })} />
        )}
      </section>
      <section className={css.desk}>
        {chosen ? (
          <>
            <ApprovalDetail
              key={chosen.id}
              approval={chosen}
              before={
                <IconButton className={css.back} aria-label={t('back')} onClick={() => open(undefined)}>
                  <ArrowLeft />
                </IconButton>
              }
            />
            <Row component="footer" gap={4} justify="between" className={css.decide}>
              <Quiet component="span" className={css.keys}>
                <Kbd>J</Kbd> <Kbd>K</Kbd> {t('keys')}
              </Quiet>
              <BottomActions>
                <Button color="error" onClick={() => setRejecting(true)}>
                  {t('reject')} <Kbd className={css.key}>R</Kbd>
                </Button>
                <Button variant="contained" color="primary" onClick={approve}>
                  {t('approve')} <Kbd className={css.key}>A</Kbd>
                </Button>
              </BottomActions>
            </Row>
          </>
        ) : (
          waiting && waiting.length > 0 && <p className={css.nothing}>{t('choose')}</p>
        )}
      </section>
      <Suspense>
        {rejecting && chosen && (
          <RejectDialog
            approval={chosen}
            onReject={(reason) => settle(chosen, 'rejected', reason)}
            onClose={() => setRejecting(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

function HowMuch() {
  const { t } = useTranslation('approvals');
  const now = useMinute();
  const { data } = useQuery(approvalCountsOptions);
  if (!data?.oldestAskedAt)
    return (
      <Text component="p" size="inherit" quiet mt={1}>
        {t('leadNone')}
      </Text>
    );
  const { form, ...parts } = waitingTime(data.oldestAskedAt, now);
  return (
    <Text component="p" size="inherit" quiet mt={1}>
      {t('lead', { count: data.total, time: t(`wait.${form}`, parts) })}
    </Text>
  );
}

type Kind = (typeof APPROVAL_KINDS)[number];

function Kinds({ kind, onChoose }: { kind: Kind | undefined; onChoose: (kind: Kind | undefined) => void }) {
  const { t } = useTranslation('approvals');
  const { data } = useQuery(approvalCountsOptions);
  return (
    <FilterChips className={css.chips}>
      <FilterChip label={t('all')} on={!kind} count={data?.total ?? 0} onClick={() => onChoose(undefined)} />
      {APPROVAL_KINDS.map((each) => (
        <FilterChip
          key={each}
          label={t(`kind.${each}`)}
          on={kind === each}
          count={data?.counts[each] ?? 0}
          onClick={() => onChoose(each)}
        />
      ))}
    </FilterChips>
  );
}

function Waiting() {
  return [0, 1, 2].map((n) => (
    <div className={css.row} key={n}>
      <Skeleton width="60%" height={22} />
      <Skeleton width="80%" />
    </div>
  ));
}
