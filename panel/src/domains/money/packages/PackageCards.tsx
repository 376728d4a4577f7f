import type { ActiveProduct, ProductPrice } from '@bellbird/contract/money/packages';
import type { Provider } from '@bellbird/contract/listing/providers';
import Check from 'lucide-react/icons/check';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { CampaignPrice } from './CampaignPrice.tsx';
import { comparePromises } from './compare-promises.ts';
import { type PackageRank, rankPackage } from './package-rank.ts';
import css from './PackageCards.module.css';

type PackageCardsProps = { active: ActiveProduct; products: readonly ProductPrice[]; provider: Provider };

/** The packages side by side. The current one is marked and can be renewed. */
export function PackageCards({ active, products, provider }: PackageCardsProps) {
  const { t } = useTranslation('packages');
  const own = products.find(({ name }) => name === active.name);
  return (
    <section aria-label={t('compare')}>
      <div className={css.row}>
        {products.map((product, place) => (
          <PackageCard
            key={product.id}
            product={product}
            cheaper={products.slice(0, place)}
            rank={rankPackage(product, own)}
            provider={provider}
          />
        ))}
      </div>
      <Quiet mt={3}>{t('gst', { category: provider.category.name })}</Quiet>
    </section>
  );
}

/** An upgrade is the loudest button, a step down the quietest. */
const BUTTONS = {
  higher: { label: 'choose', look: { variant: 'contained', color: 'primary' } },
  own: { label: 'renew', look: {} },
  lower: { label: 'change', look: { variant: 'text' } },
} as const;

type PackageCardProps = {
  product: ProductPrice;
  cheaper: readonly ProductPrice[];
  rank: PackageRank;
  provider: Provider;
};

function PackageCard({ product, cheaper, rank, provider }: PackageCardProps) {
  const { t } = useTranslation('packages');
  const { base, promises } = comparePromises(product, cheaper);
  const isOwn = rank === 'own';
  const { label, look } = BUTTONS[rank];
  const isFree = product.amountCents === 0;
  return (
    <Card component="article" className={css.packageBox} data-own={isOwn || undefined}>
      <Row gap={2} justify="between" className={css.head}>
        <Text size="section">{product.name}</Text>
        {isOwn && <StatusChip tone="deal">{t('yours')}</StatusChip>}
      </Row>
      <Row align="baseline" wrap className={css.price}>
        {isFree ? t('free') : showCents(product.amountCents)}
        {!isFree && <small>{t('per', { count: product.months ?? 0 })}</small>}
      </Row>
      <CampaignPrice campaign={product.campaign} />
      {/* Texts from the server may run in another direction. */}
      <Text component="p" size="inherit" quiet>
        <bdi>{product.summary}</bdi>
      </Text>
      <Stack component="ul" gap={2} grow>
        {base && (
          <Row component="li" align="start" gap={2.5}>
            <Check aria-hidden />
            {t('everythingIn', { name: base.name })}
          </Row>
        )}
        {promises.map(({ code, count }) => (
          <Row component="li" align="start" gap={2.5} key={code}>
            <Check aria-hidden />
            {t(`promise.${code}`, { count: count ?? 0 })}
          </Row>
        ))}
      </Stack>
      {!isFree && (
        <Button
          fullWidth
          component={Link}
          to={pathTo('checkout')}
          search={{ providerId: provider.id, productId: product.id }}
          aria-label={t(`${label}Named`, { name: product.name })}
          {...look}
        >
          {t(label)}
        </Button>
      )}
    </Card>
  );
}
