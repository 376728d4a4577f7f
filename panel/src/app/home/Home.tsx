import { useQuery, useQueryClient } from '@tanstack/react-query';
import Reply from 'lucide-react/icons/reply';
import { Suspense, useState } from 'react';
import { HomePage } from '#domains/insight/home/HomePage.tsx';
import { ComingUpCard } from '#domains/couples/leads/home/ComingUpCard.tsx';
import { FiguresCard } from '#domains/couples/leads/home/FiguresCard.tsx';
import { homeOptions } from '#domains/couples/leads/home/home.queries.ts';
import { NewMessagesCard } from '#domains/couples/leads/home/NewMessagesCard.tsx';
import { PackagesCard } from '#domains/couples/leads/home/PackagesCard.tsx';
import { TodoCard } from '#domains/couples/leads/home/TodoCard.tsx';
import { VisitsCard } from '#domains/couples/leads/home/VisitsCard.tsx';
import { WaitingCard } from '#domains/couples/leads/home/WaitingCard.tsx';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useUser } from '#platform/session/use-session.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart, pagePart } from '#loading/lazy-part.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { QuickAdd } from './QuickAdd.tsx';

export { firstData } from './first-data.ts';

const VendorTour = lazyPart(() => import('#domains/insight/home/tour/VendorTour.tsx'), 'VendorTour', {
  ifLost: () => null,
});
const HomeScoreCard = pagePart(() => import('#domains/listing/provider-data/score/HomeScoreCard.tsx'), 'HomeScoreCard');
const QuotesMonthCard = pagePart(() => import('#domains/couples/quotes/home/QuotesMonthCard.tsx'), 'QuotesMonthCard');

/** The home page, composed of cards from several domains. */
export function Home() {
  const { t } = useTranslation(['leads-home', 'lead-parts', 'home']);
  const queries = useQueryClient();
  const [now] = useState(() => new Date());
  const hasProvider = (useUser()?.providers.length ?? 0) > 0;
  const answers = useProvidersFor('leads').length > 0;
  const home = useQuery({ ...homeOptions(now), enabled: hasProvider });
  if (!hasProvider)
    return (
      <HomePage
        now={now}
        main={
          <Card>
            <EmptyState drawing={<QuietNest />} title={t('empty.title')} text={t('empty.text')} />
          </Card>
        }
      />
    );
  // A user who does not answer couples sees nothing about them.
  const add = home.data && <QuickAdd />;
  const tour = home.data?.isNew && (
    <VendorTour
      onEnd={() => queries.setQueryData(homeOptions(now).queryKey, (known) => known && { ...known, isNew: false })}
    />
  );
  if (!answers)
    return (
      <HomePage
        now={now}
        tour={tour}
        add={add}
        main={
          home.isLoadingError ? (
            <Card>
              <ErrorState onRetry={() => void home.refetch()} />
            </Card>
          ) : (
            <>
              <TodoCard now={now} />
              <VisitsCard now={now} />
              <PackagesCard now={now} />
            </>
          )
        }
      />
    );
  return (
    <HomePage
      now={now}
      tour={tour}
      add={add}
      action={
        <PrimaryButton
          data-only="wide"
          component={Link}
          to={pathTo('leads')}
          search={{ unanswered: 'true', sort: 'waiting' }}
          startIcon={<Reply aria-hidden />}
        >
          {t('answer')}
        </PrimaryButton>
      }
      first={<WaitingCard now={now} />}
      main={
        <>
          <FiguresCard now={now} />
          <VisitsCard now={now} />
          {/* After the page's own data, so that it delays nothing. */}
          <Suspense>{home.data && <QuotesMonthCard />}</Suspense>
        </>
      }
      side={
        <>
          <ComingUpCard now={now} />
          <NewMessagesCard now={now} />
          <TodoCard now={now} />
          <PackagesCard now={now} />
          <Suspense>{home.data && <HomeScoreCard />}</Suspense>
        </>
      }
    />
  );
}
