import { APPROVAL_KINDS } from '@bellbird/contract/attention/approvals/approval-kinds.ts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { BottomActions } from '#ui/BottomActions.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { Pager } from '#ui/list/Pager.tsx';
import { ApprovalDetail } from './ApprovalDetail.tsx';
import { approvalCountsOptions } from './approvals.queries.ts';
import { QueueList } from './QueueList.tsx';
import { useApprovals } from './use-approvals.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import { waitingTime } from './waiting-time.ts';

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
    <Columns data-chosen={chosen ? '' : undefined}>
      <Queue aria-busy={list.isPending || list.isPlaceholderData}>
        <Head>
          <Typography variant="title">{t('title')}</Typography>
          <HowMuch />
        </Head>
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
      </Queue>
      <Desk>
        {chosen ? (
          <>
            <ApprovalDetail
              key={chosen.id}
              approval={chosen}
              before={
                <Back aria-label={t('back')} onClick={() => open(undefined)}>
                  <ArrowLeft />
                </Back>
              }
            />
            <Decide>
              <Keys>
                <Kbd>J</Kbd> <Kbd>K</Kbd> {t('keys')}
              </Keys>
              <BottomActions>
                <Button color="error" onClick={() => setRejecting(true)}>
                  {t('reject')} <Key>R</Key>
                </Button>
                <Button variant="contained" color="primary" onClick={approve}>
                  {t('approve')} <Key>A</Key>
                </Button>
              </BottomActions>
            </Decide>
          </>
        ) : (
          waiting && waiting.length > 0 && <Nothing>{t('choose')}</Nothing>
        )}
      </Desk>
      <Suspense>
        {rejecting && chosen && (
          <RejectDialog
            approval={chosen}
            onReject={(reason) => settle(chosen, 'rejected', reason)}
            onClose={() => setRejecting(false)}
          />
        )}
      </Suspense>
    </Columns>
  );
}

function HowMuch() {
  const { t } = useTranslation('approvals');
  const now = useMinute();
  const { data } = useQuery(approvalCountsOptions);
  if (!data?.oldestAskedAt) return <Lead>{t('leadNone')}</Lead>;
  const { form, ...parts } = waitingTime(data.oldestAskedAt, now);
  return <Lead>{t('lead', { count: data.total, time: t(`wait.${form}`, parts) })}</Lead>;
}

type Kind = (typeof APPROVAL_KINDS)[number];

function Kinds({ kind, onChoose }: { kind: Kind | undefined; onChoose: (kind: Kind | undefined) => void }) {
  const { t } = useTranslation('approvals');
  const { data } = useQuery(approvalCountsOptions);
  return (
    <Chips>
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
    </Chips>
  );
}

function Waiting() {
  return [0, 1, 2].map((n) => (
    <Row key={n}>
      <Skeleton width="60%" height={22} />
      <Skeleton width="80%" />
    </Row>
  ));
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '340px minmax(0, 1fr)',
  minHeight: '100%',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
  // On narrow screens either the queue or the chosen change.
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&[data-chosen] > section:first-of-type, &:not([data-chosen]) > section:last-of-type': { display: 'none' },
  },
}));
const Queue = styled('section')(({ theme }) => ({
  minWidth: 0,
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { borderInlineEnd: 0 },
}));
const Head = styled('header')(({ theme }) => ({
  padding: '24px 20px 12px',
  [theme.breakpoints.down('md')]: { padding: 16 },
}));
const Lead = styled('p')(({ theme }) => ({ marginTop: 4, color: theme.vars.palette.text.secondary }));
const Chips = styled(FilterChips)(({ theme }) => ({
  padding: '0 20px 16px',
  [theme.breakpoints.down('md')]: { marginInline: 0, padding: '4px 16px 12px' },
}));
const Row = styled('div')(({ theme }) => ({
  padding: '12px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
const Desk = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  backgroundColor: theme.vars.palette.background.paper,
  '& > article': { flex: 1 },
  [theme.breakpoints.down('md')]: { minHeight: '80dvh', '& > article': { paddingBottom: 80 } },
}));
const Decide = styled('footer')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '16px 32px',
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { position: 'static', padding: 0, border: 0 },
}));
const Keys = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));
const Key = styled(Kbd)(({ theme }) => ({
  marginInlineStart: 8,
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));
const Back = styled(IconButton)(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }));
const Nothing = styled('p')(({ theme }) => ({
  margin: 'auto',
  padding: 32,
  color: theme.vars.palette.text.secondary,
}));
