import type { Provider } from '@bellbird/contract/listing/providers';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useLimited } from '#platform/upgrade/use-limited.ts';
import { Card, CardHeader } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import stretched from '#ui/list/stretched-link.module.css';
import css from './ChooseProvider.module.css';

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
    <Card aria-labelledby="package-providers">
      <CardHeader id="package-providers" title={t('chooseProvider.title')} lead={t('chooseProvider.lead')} />
      <ul className={css.list}>
        {providers.map((provider) => {
          const { productDateEnd } = provider.productFeatures;
          const name = provider.providerFilter.listingProductName;
          return (
            <li key={provider.id}>
              <div className={stretched.stretched}>
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
              </div>
              <ChevronRight aria-hidden />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
