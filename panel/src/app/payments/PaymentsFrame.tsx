import type { Provider } from '@bellbird/contract/listing/providers';
import { ALL_PROVIDERS_ID } from '@bellbird/contract/shared/limits';
import { Suspense } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { pagePart } from '#loading/lazy-part.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useSearch } from '#platform/routing/routing.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { PAYMENT_TABS, toPaymentTab } from './payment-tabs.ts';

const CONTENT = {
  payments: pagePart(() => import('#domains/money/payments/PaymentsTab.tsx'), 'PaymentsTab'),
  cards: pagePart(() => import('#domains/money/payments/CardsTab.tsx'), 'CardsTab'),
  packages: pagePart(() => import('#domains/money/packages/PackagesTab.tsx'), 'PackagesTab'),
  quotes: pagePart(() => import('#domains/couples/quote-payments/QuotePaymentsTab.tsx'), 'QuotePaymentsTab'),
  application: pagePart(() => import('#domains/money/merchant/ApplicationTab.tsx'), 'ApplicationTab'),
};

/** Payments, cards, pricing packages, couples' payments and secure payment as tabs; the address names the tab. */
export function PaymentsFrame({ provider }: { provider: Provider | undefined }) {
  const { t } = useTranslation('payments-frame');
  const user = useUser();
  const search = useSearch() as { tab?: unknown };
  const current = toPaymentTab(search.tab);
  const Content = CONTENT[current];
  const to = pathTo('providerPayments', { providerId: provider?.id ?? ALL_PROVIDERS_ID });
  const name = provider?.name ?? user?.customer.name ?? '';
  return (
    <Page>
      <PageHeader title={t(`title.${current}`)} lead={name} />
      <Tabs
        label={t('tabs', { provider: name })}
        values={PAYMENT_TABS}
        value={current}
        tab={(each, attributes) => (
          <Link {...attributes} to={to} search={each === 'payments' ? {} : { tab: each }}>
            {t(`tab.${each}`)}
          </Link>
        )}
      >
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <Content provider={provider} />
        </Suspense>
      </Tabs>
    </Page>
  );
}
