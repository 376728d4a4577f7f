import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { pagePart } from '#loading/lazy-part.ts';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Figures } from './Figures.tsx';
import { InstalmentsView } from './InstalmentsView.tsx';
import { type MoneyView, useMoneySearch } from './money-search.ts';
import { moneyOptions } from './money.queries.ts';

const TransfersView = pagePart(() => import('./TransfersView.tsx'), 'TransfersView');
const RefundsView = pagePart(() => import('./RefundsView.tsx'), 'RefundsView');
const FailedRefundsView = pagePart(() => import('./FailedRefundsView.tsx'), 'FailedRefundsView');
const ReportView = pagePart(() => import('./ReportView.tsx'), 'ReportView');
const QuoteChargesView = pagePart(() => import('./QuoteChargesView.tsx'), 'QuoteChargesView');
const DisputesView = pagePart(() => import('./DisputesView.tsx'), 'DisputesView');
const PayoutsView = pagePart(() => import('./PayoutsView.tsx'), 'PayoutsView');

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
