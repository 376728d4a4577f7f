import type { Provider } from '@bellbird/contract/providers';
import { ALL_PROVIDERS_ID } from '@bellbird/contract/shared/limits';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense, useId } from 'react';
import { useTranslation } from '#texts/useTranslation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { Link } from '#platform/routing/Link.tsx';
import { useSearch } from '#platform/routing/routing.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PageSkeleton } from '../layouts/PageSkeleton.tsx';
import { PAYMENT_TABS, pathTo } from '../route-table.ts';
import { paymentTabOf } from './payment-tabs.ts';

const CONTENT = {
  payments: lazyPart(() => import('#domains/payments/PaymentsTab.tsx').then((module) => module.PaymentsTab)),
  cards: lazyPart(() => import('#domains/payments/CardsTab.tsx').then((module) => module.CardsTab)),
  packages: lazyPart(() => import('#domains/packages/PackagesTab.tsx').then((module) => module.PackagesTab)),
  application: lazyPart(() => import('#domains/merchant/ApplicationTab.tsx').then((module) => module.ApplicationTab)),
};

/** Payments, cards, pricing packages and the application for secure payment, in tabs that the address names. */
export function PaymentsFrame({ provider }: { provider: Provider | undefined }) {
  const { t } = useTranslation('payments-frame');
  const id = useId();
  const user = useUser();
  const search = useSearch() as { tab?: unknown };
  const current = paymentTabOf(search.tab);
  const Content = CONTENT[current];
  const to = pathTo('providerPayments', { providerId: provider?.id ?? ALL_PROVIDERS_ID });
  const name = provider?.name ?? user?.customer.name ?? '';
  return (
    <Page>
      <PageHeader title={t(`title.${current}`)} lead={name} />
      <Tabs
        value={current}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('tabs', { provider: name })}
        sx={{ marginBottom: 3 }}
      >
        {PAYMENT_TABS.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`${id}${each}`}
            label={t(`tab.${each}`)}
            component={Link}
            to={to}
            search={each === 'payments' ? {} : { tab: each }}
            {...(each === current && { 'aria-controls': `${id}panel` })}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${current}`}>
        <Suspense fallback={<PageSkeleton />}>
          <Content provider={provider} />
        </Suspense>
      </div>
    </Page>
  );
}
