import { useQuery } from '@tanstack/react-query';
import Play from 'lucide-react/icons/play';
import { useTranslation } from '#texts/use-translation.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useLoginState } from '#platform/session/use-session.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { WaitingCard } from '#domains/attention/approvals/WaitingCard.tsx';
import { approvalCountsOptions } from '#domains/attention/approvals/approvals.queries.ts';
import { TasksCard } from '#domains/desk/customers/TasksCard.tsx';
import { OperationsCard } from '#domains/desk/operations/OperationsCard.tsx';
import { AnswersCard } from '#domains/desk/overview/AnswersCard.tsx';
import { MoneyCard } from '#domains/desk/overview/MoneyCard.tsx';
import { PlacesCard } from '#domains/desk/overview/PlacesCard.tsx';
import { deskOverviewOptions } from '#domains/desk/overview/overview.queries.ts';
import { useRequestFigure } from '#domains/desk/overview/use-request-figure.ts';
import { NoLongerActing } from '#domains/desk/support/NoLongerActing.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import css from './OverviewPage.module.css';

const DeskTour = lazyPart(() => import('#domains/desk/overview/tour/DeskTour.tsx'), 'DeskTour', { ifLost: () => null });
const RequestsDialog = lazyPart(() => import('#domains/desk/overview/RequestsDialog.tsx'), 'RequestsDialog');

/** The first page of the desk: what waits, and how the marketplace is. */
export function OverviewPage() {
  const { t } = useTranslation('desk-overview');
  const state = useLoginState();
  const name = state.status === 'loggedIn' ? (state.token.staffName?.split(' ')[0] ?? '') : '';
  const today = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' }).format(useMinute());
  const overview = useQuery(deskOverviewOptions);
  // How long the first card gets is not known before: what is below it appears together with it, and moves nowhere.
  const isPending = useQuery(approvalCountsOptions).isPending || overview.isPending;
  const hasRight = useTeamRights();
  const { data } = overview;
  const { figure, close } = useRequestFigure();
  return (
    <Page>
      <PageHeader
        title={t('title', { name })}
        lead={today}
        primary={
          <PrimaryButton component={Link} to={pathTo('deskQueue')} startIcon={<Play aria-hidden />}>
            {t('start')}
          </PrimaryButton>
        }
      />
      <NoLongerActing />
      {data?.isNew && (
        <div className={css.tour}>
          <DeskTour />
        </div>
      )}
      <div className={css.columns}>
        <Stack gap={5}>
          <WaitingCard isHeld={overview.isPending} />
          {overview.isLoadingError && (
            <Card>
              <ErrorState title={t('failed')} onRetry={() => void overview.refetch()} />
            </Card>
          )}
          {isPending && <Skeleton variant="rounded" height={480} />}
          {!isPending && data && <AnswersCard weeks={data.weeks} slow={data.slow} />}
        </Stack>
        <Stack gap={5}>
          {hasRight('customers') && <TasksCard />}
          {data?.money && <MoneyCard money={data.money} />}
          {hasRight('operations') && <OperationsCard />}
          {data && <PlacesCard categories={data.categories} cities={data.cities} />}
        </Stack>
      </div>
      {figure && <RequestsDialog figure={figure} places={data} onClose={close} />}
    </Page>
  );
}
