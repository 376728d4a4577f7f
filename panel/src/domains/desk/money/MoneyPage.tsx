import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Figures } from './Figures.tsx';
import { InstalmentsView } from './InstalmentsView.tsx';
import { type MoneyView, useMoneySearch } from './money-search.ts';
import { moneyOptions } from './money.queries.ts';

const TransfersView = lazyPart(() => import('./TransfersView.tsx'), 'TransfersView');
const RefundsView = lazyPart(() => import('./RefundsView.tsx'), 'RefundsView');
const FailedRefundsView = lazyPart(() => import('./FailedRefundsView.tsx'), 'FailedRefundsView');
const ReportView = lazyPart(() => import('./ReportView.tsx'), 'ReportView');
const QuoteChargesView = lazyPart(() => import('./QuoteChargesView.tsx'), 'QuoteChargesView');
const DisputesView = lazyPart(() => import('./DisputesView.tsx'), 'DisputesView');
const PayoutsView = lazyPart(() => import('./PayoutsView.tsx'), 'PayoutsView');

/** What was received, what is missing, and what a person has to decide. Each figure opens its rows. */
export function MoneyPage() {
  const { t } = useTranslation('desk-money');
  const { view } = useMoneySearch();
  const figures = useQuery(moneyOptions).data;
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack gap={5}>
        <Figures figures={figures} />
        <Suspense>
          <View view={view} limitCents={figures?.refundLimitCents} thisMonth={figures?.month} />
        </Suspense>
      </Stack>
    </Page>
  );
}

type ViewProps = { view: MoneyView; limitCents: number | undefined; thisMonth: string | undefined };

function View({ view, limitCents, thisMonth }: ViewProps) {
  switch (view) {
    case 'received':
    case 'due':
    case 'failed':
      return <InstalmentsView list={view} limitCents={limitCents} thisMonth={thisMonth} />;
    case 'transfers':
      return <TransfersView />;
    case 'refunds':
      return <RefundsView />;
    case 'failedRefunds':
      return <FailedRefundsView />;
    case 'disputes':
      return <DisputesView />;
    case 'quotes':
      return <QuoteChargesView thisMonth={thisMonth} />;
    case 'payouts':
      return <PayoutsView />;
    case 'report':
      return <ReportView />;
  }
}
