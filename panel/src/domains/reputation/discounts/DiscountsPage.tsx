import Lock from 'lucide-react/icons/lock';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useUpgrade } from '#platform/upgrade/upgrade.ts';
import { useLimited } from '#platform/upgrade/use-limited.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { OffersList } from './offers/OffersList.tsx';
import { useDiscountsSearch } from './use-discounts-search.ts';

const CouponsList = lazyPart(() => import('./coupons/CouponsList.tsx'), 'CouponsList');

/** Special offers and the coupons couples have taken. */
export function DiscountsPage() {
  const { t } = useTranslation('discounts');
  const search = useDiscountsSearch();
  const providers = useProvidersFor('discounts');
  const isLimited = useLimited();
  const offerUpgrade = useUpgrade();
  if (providers.length === 0) {
    return (
      <Page>
        <PageHeader title={t('title')} lead={t('lead')} />
        <Card>
          <EmptyState drawing={<QuietNest />} title={t('notAllowed.title')} text={t('notAllowed.text')} />
        </Card>
      </Page>
    );
  }
  const makers = providers.filter(({ id }) => !isLimited(id));
  const offer = () => offerUpgrade('campaigns', providers.length === 1 ? providers[0]?.id : undefined);
  const add =
    makers.length > 0 ? (
      <PrimaryButton startIcon={<Plus aria-hidden />} onClick={() => search.go({ open: 'new' }, false)}>
        {t('add')}
      </PrimaryButton>
    ) : (
      <PrimaryButton aria-haspopup="dialog" startIcon={<Lock aria-hidden />} onClick={offer}>
        {t('add')}
      </PrimaryButton>
    );
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} primary={search.tab === 'offers' && add} />
      <Row align="stretch" mb={4}>
        <Segmented
          label={t('title')}
          options={[
            { value: 'offers', label: t('tab.offers') },
            { value: 'coupons', label: t('tab.coupons') },
          ]}
          value={search.tab}
          onChange={search.show}
        />
      </Row>
      {search.tab === 'offers' ? (
        <OffersList search={search} providers={providers} makers={makers} onLocked={offer} />
      ) : (
        <CouponsList search={search} />
      )}
    </Page>
  );
}
