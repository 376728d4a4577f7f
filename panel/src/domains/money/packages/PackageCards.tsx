import type { ActiveProduct, ProductPrice } from '@bellbird/contract/money/packages';
import type { Provider } from '@bellbird/contract/listing/providers';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { StatusChip } from '#ui/StatusChip.tsx';

type PackageCardsProps = { active: ActiveProduct; products: readonly ProductPrice[]; provider: Provider };

/** The packages side by side. The current one is marked and can be renewed. */
export function PackageCards({ active, products, provider }: PackageCardsProps) {
  const { t } = useTranslation('packages');
  return (
    <section aria-label={t('compare')}>
      <Row>
        {products.map((product) => (
          <PackageCard key={product.id} product={product} isOwn={product.name === active.name} provider={provider} />
        ))}
      </Row>
      <Small>{t('gst', { category: provider.category.name })}</Small>
    </section>
  );
}

type PackageCardProps = { product: ProductPrice; isOwn: boolean; provider: Provider };

function PackageCard({ product, isOwn, provider }: PackageCardProps) {
  const { t } = useTranslation('packages');
  const isFree = product.amountCents === 0;
  return (
    <PackageBox data-own={isOwn || undefined}>
      <Head>
        <Typography variant="h2">{product.name}</Typography>
        {isOwn && <StatusChip tone="deal">{t('yours')}</StatusChip>}
      </Head>
      <Price>
        {isFree ? t('free') : showCents(product.amountCents)}
        {!isFree && <small>{t('per', { count: product.months ?? 0 })}</small>}
      </Price>
      {/* Texts from the server may run in another direction. */}
      <p>
        <bdi>{product.summary}</bdi>
      </p>
      <ul>
        {product.features.map((feature) => (
          <li key={feature}>
            <Check aria-hidden />
            <bdi>{feature}</bdi>
          </li>
        ))}
      </ul>
      {!isFree && (
        <Button
          fullWidth
          component={Link}
          to={pathTo('checkout')}
          search={{ providerId: provider.id, productId: product.id }}
          aria-label={t(isOwn ? 'renewNamed' : 'chooseNamed', { name: product.name })}
          {...(!isOwn && { variant: 'contained' as const, color: 'primary' as const })}
        >
          {t(isOwn ? 'renew' : 'choose')}
        </Button>
      )}
    </PackageBox>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' },
}));

const PackageBox = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  padding: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-own]': { borderColor: theme.vars.palette.primary.main },
  '& > p': { color: theme.vars.palette.text.secondary },
  '& ul': { display: 'grid', gap: 8, alignContent: 'start', flex: 1 },
  '& li': { display: 'flex', alignItems: 'flex-start', gap: 10 },
  '& li svg.lucide': { flex: 'none', marginTop: 1, color: theme.vars.palette.primary.main },
  [theme.breakpoints.down('md')]: { padding: 16 },
}));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 24,
});

const Price = styled('div')(({ theme }) => ({
  ...theme.typography.number,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Small = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 12,
  color: theme.vars.palette.text.secondary,
}));
