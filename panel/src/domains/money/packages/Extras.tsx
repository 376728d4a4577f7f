import type { ProductPrice } from '@bellbird/contract/money/packages';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { CampaignPrice } from './CampaignPrice.tsx';
import css from './Extras.module.css';

/** Products that are bought once: films and tours. */
export function Extras({ products, provider }: { products: readonly ProductPrice[]; provider: Provider }) {
  const { t } = useTranslation('packages');
  return (
    <Card title={t('extras.title')} lead={t('extras.lead')} titleId="package-extras">
      <Stack component="ul" divided>
        {products.map((product) => (
          <Row component="li" wrap className={css.row} key={product.id}>
            <Stack className={css.text}>
              <b>{product.name}</b>
              <bdi>{product.summary}</bdi>
              <small>
                {product.promises.map(({ code, count }) => t(`promise.${code}`, { count: count ?? 0 })).join(' · ')}
              </small>
            </Stack>
            <span className={css.amount}>
              {showCents(product.amountCents)}
              <CampaignPrice campaign={product.campaign} />
            </span>
            <Button
              component={Link}
              to={pathTo('checkout')}
              search={{ providerId: provider.id, productId: product.id }}
              aria-label={t('orderNamed', { name: product.name })}
            >
              {t('order')}
            </Button>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
