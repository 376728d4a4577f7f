import type { Provider } from '@bellbird/contract/listing/providers';
import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useLimited } from '#platform/upgrade/use-limited.ts';
import { Card, CardHeader } from '#ui/Card.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { stretchedLink } from '#ui/list/stretched-link.ts';

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
      <List>
        {providers.map((provider) => {
          const { productDateEnd } = provider.productFeatures;
          const name = provider.providerFilter.listingProductName;
          return (
            <li key={provider.id}>
              <div>
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
      </List>
    </Card>
  );
}

const List = styled('ul')(({ theme }) => ({
  '& li': { position: 'relative', display: 'flex', alignItems: 'center', gap: 16, padding: '14px 20px' },
  '& li:hover': { backgroundColor: theme.vars.palette.ground.sunken },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li > div': {
    flex: 1,
    minWidth: 0,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    ...stretchedLink(theme.vars.palette.primary.main),
  },
  '& small': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
  '& svg.lucide': { flex: 'none', color: theme.vars.palette.text.secondary },
  '[dir="rtl"] & svg.lucide': { transform: 'scaleX(-1)' },
  [theme.breakpoints.down('md')]: { '& li': { padding: '14px 16px' } },
}));
