import type { Catalog } from '@bellbird/contract/listing/catalogs';
import { countDaysLeft } from '@bellbird/contract/listing/catalogs/expiry.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus, RefreshCw } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDollars } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { Card } from '#ui/Card.tsx';
import { toValues } from './catalog-values.ts';
import { CatalogActions } from './CatalogActions.tsx';
import { findHeadlinePrices } from './headline-prices.ts';
import { COUNTED_DAYS, ExpiryChip } from './ExpiryChip.tsx';
import { Line, Quiet, Section, Strong } from './Section.tsx';
import { useRenewal } from './use-renewal.ts';

type CatalogListProps = {
  catalogs: readonly Catalog[];
  today: string;
  openedId: number | undefined;
  onRenewed: () => void;
  onRemoved: () => void;
};

/** All catalogs of the provider; the form of the opened one is below. */
export function CatalogList({ catalogs, today, openedId, onRenewed, onRemoved }: CatalogListProps) {
  const { t } = useTranslation('catalogs');
  const renew = useRenewal({ today, onRenewed });
  return (
    <Section title={t('list.title')} lead={t('list.lead')} isFirst>
      <Card as="nav" aria-label={t('list.title')}>
        {catalogs.map((catalog) => (
          <Entry key={catalog.id} data-open={catalog.id === openedId || undefined}>
            <Words>
              <Opener
                to="."
                search={{ catalog: String(catalog.id) }}
                resetScroll={false}
                {...(catalog.id === openedId && { 'aria-current': 'page' as const })}
              >
                <Strong>{catalog.name}</Strong>
              </Opener>
              <Quiet>
                {catalog.catalogType.name}
                <From catalog={catalog} />
              </Quiet>
            </Words>
            <ExpiryChip expireAt={catalog.expireAt} today={today} />
            <Buttons>
              {countDaysLeft(catalog.expireAt, today) <= COUNTED_DAYS && (
                <Button
                  size="small"
                  startIcon={<RefreshCw aria-hidden />}
                  aria-label={t('renew.named', { name: catalog.name })}
                  onClick={() => void renew(catalog)}
                >
                  {t('renew.verb')}
                </Button>
              )}
              <CatalogActions
                catalog={catalog}
                today={today}
                onRenew={() => void renew(catalog)}
                onRemoved={onRemoved}
              />
            </Buttons>
          </Entry>
        ))}
        <Line>
          <Button
            size="small"
            component={Link}
            to="."
            search={{ catalog: 'new' }}
            resetScroll={false}
            startIcon={<Plus aria-hidden />}
          >
            {t('list.add')}
          </Button>
        </Line>
      </Card>
    </Section>
  );
}

function From({ catalog }: { catalog: Catalog }) {
  const { t } = useTranslation('catalogs');
  const kinds = new Map(catalog.prices.map(({ catalogItemOption }) => [catalogItemOption.id, catalogItemOption.type]));
  const [first] = findHeadlinePrices(toValues(catalog).prices, (id) => kinds.get(id));
  return first ? ` · ${t(`preview.${first.kind}.all`, { price: showDollars(first.price) })}` : null;
}

const Entry = styled(Line)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: '4px 12px',
  alignItems: 'center',
  '&[data-open]': { backgroundColor: theme.vars.palette.primary.wash },
  '&:first-of-type': {
    borderStartStartRadius: theme.shape.borderRadius,
    borderStartEndRadius: theme.shape.borderRadius,
  },
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    '& > div:first-of-type': { flexBasis: '100%' },
    '& > div:last-of-type': { marginInlineStart: 'auto' },
  },
}));

const Words = styled('div')({ display: 'grid' });

/** The whole row is the link; its buttons are above it. */
const Opener = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline' },
});

const Buttons = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  justifyContent: 'end',
});
