import type { Provider } from '@bellbird/contract/listing/providers';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useLimited } from '#platform/upgrade/use-limited.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { CardRow, Further } from '#ui/list/CardRow.tsx';

/** Lets a user with several providers choose one. */
export function ChooseProvider({ providers }: { providers: readonly Provider[] }) {
  const { t } = useTranslation('packages');
  const isLimited = useLimited();
  if (providers.length === 0)
    return (
      <Card>
        <EmptyState drawing={<QuietNest />} title={t('none.title')} text={t('none.text')} />
      </Card>
    );
  return (
    <Card title={t('chooseProvider.title')} lead={t('chooseProvider.lead')} titleId="package-providers">
      <ul>
        {providers.map((provider) => {
          const { productDateEnd } = provider.productFeatures;
          const name = provider.providerFilter.listingProductName;
          return (
            <CardRow key={provider.id} linked end={<Further />}>
              <Link to={pathTo('providerPayments', { providerId: provider.id })} search={{ tab: 'packages' }}>
                {provider.name}
              </Link>
              <small>
                {isLimited(provider.id)
                  ? t('chooseProvider.limited')
                  : productDateEnd
                    ? t('chooseProvider.until', { name, day: showDay(productDateEnd) })
                    : name}
              </small>
            </CardRow>
          );
        })}
      </ul>
    </Card>
  );
}
