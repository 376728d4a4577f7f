import type { Provider } from '@bellbird/contract/listing/providers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ChooseProvider } from './ChooseProvider.tsx';
import { Extras } from './Extras.tsx';
import { Orders } from './Orders.tsx';
import { OwnPackage } from './OwnPackage.tsx';
import { PackageCards } from './PackageCards.tsx';
import { packagesOptions } from './packages.queries.ts';
import css from './PackagesTab.module.css';

/** The packages of a provider. Without one, the user chooses a provider first. */
export function PackagesTab({ provider }: { provider: Provider | undefined }) {
  const providers = useProvidersFor('payments');
  const only = providers.length === 1 ? providers[0] : undefined;
  const chosen = provider ?? only;
  return chosen ? <Packages key={chosen.id} provider={chosen} /> : <ChooseProvider providers={providers} />;
}

function Packages({ provider }: { provider: Provider }) {
  const { t } = useTranslation('packages');
  const packages = useQuery(packagesOptions(provider.id));
  if (packages.isLoadingError)
    return (
      <Card>
        <ErrorState title={t('failed')} onRetry={() => void packages.refetch()} />
      </Card>
    );
  if (!packages.data) return <PackagesSkeleton />;
  const { active, products, orders } = packages.data;
  const subscriptions = products.filter(({ type }) => type === 'subscription' || type === 'subscription_rnd');
  const extras = products.filter((product) => !subscriptions.includes(product));
  return (
    <Stack gap={6} className={css.stack}>
      <OwnPackage active={active} provider={provider} />
      {orders.length > 0 && <Orders orders={orders} provider={provider} />}
      <PackageCards active={active} products={subscriptions} provider={provider} />
      {extras.length > 0 && <Extras products={extras} provider={provider} />}
    </Stack>
  );
}

function PackagesSkeleton() {
  return (
    <Stack gap={6} className={css.stack} aria-busy>
      <Skeleton variant="rounded" height={120} />
      <div className={css.threeColumns}>
        {['first', 'second', 'third'].map((each) => (
          <Skeleton key={each} variant="rounded" height={320} />
        ))}
      </div>
    </Stack>
  );
}
