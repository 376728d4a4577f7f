import type { ProductPrice } from '@bellbird/contract/money/packages';
import type { Provider } from '@bellbird/contract/listing/providers';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card, CardHeader } from '#ui/Card.tsx';

/** Products that are bought once: films and tours. */
export function Extras({ products, provider }: { products: readonly ProductPrice[]; provider: Provider }) {
  const { t } = useTranslation('packages');
  return (
    <Card aria-labelledby="package-extras">
      <CardHeader id="package-extras" title={t('extras.title')} lead={t('extras.lead')} />
      <List>
        {products.map((product) => (
          <li key={product.id}>
            <Text>
              <b>{product.name}</b>
              <bdi>{product.summary}</bdi>
              <small>{product.features.join(' · ')}</small>
            </Text>
            <Amount>{showCents(product.amountCents)}</Amount>
            <Button
              component={Link}
              to={pathTo('checkout')}
              search={{ providerId: provider.id, productId: product.id }}
              aria-label={t('orderNamed', { name: product.name })}
            >
              {t('order')}
            </Button>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled('ul')(({ theme }) => ({
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', padding: '14px 20px' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('md')]: { '& li': { padding: '14px 16px' } },
}));

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: '1 1 240px',
  minWidth: 0,
  '& b': { fontWeight: 600 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Amount = styled('span')({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', marginInlineStart: 'auto' });
