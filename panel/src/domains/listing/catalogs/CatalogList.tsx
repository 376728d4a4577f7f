import type { Catalog } from '@bellbird/contract/listing/catalogs';
import { countDaysLeft } from '@bellbird/contract/listing/catalogs/expiry.ts';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslation } from '#texts/use-translation.ts';
import { showDollars } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { toValues } from './catalog-values.ts';
import { CatalogActions } from './CatalogActions.tsx';
import { findHeadlinePrices } from './headline-prices.ts';
import { COUNTED_DAYS, ExpiryChip } from './ExpiryChip.tsx';
import { Line, Quiet, Section, Strong } from './Section.tsx';
import { useRenewal } from './use-renewal.ts';
import css from './CatalogList.module.css';

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
      <Card component="nav" aria-label={t('list.title')}>
        {catalogs.map((catalog) => (
          <Line className={css.entry} key={catalog.id} data-open={catalog.id === openedId || undefined}>
            <Stack>
              <Link
                className={css.opener}
                to="."
                search={{ catalog: String(catalog.id) }}
                resetScroll={false}
                {...(catalog.id === openedId && { 'aria-current': 'page' as const })}
              >
                <Strong>{catalog.name}</Strong>
              </Link>
              <Quiet>
                {catalog.catalogType.name}
                <From catalog={catalog} />
              </Quiet>
            </Stack>
            <ExpiryChip expireAt={catalog.expireAt} today={today} />
            <Row gap={1} justify="end" className={css.buttons}>
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
            </Row>
          </Line>
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
