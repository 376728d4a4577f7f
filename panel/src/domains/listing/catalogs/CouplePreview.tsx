import type { CatalogItem, MenuForm } from '@bellbird/contract/listing/catalogs';
import Eye from 'lucide-react/icons/eye';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showDollars } from '#platform/formats/money.ts';
import type { PriceValue } from './catalog-values.ts';
import { findHeadlinePrices } from './headline-prices.ts';
import { Quiet, Strong } from './Section.tsx';
import css from './CouplePreview.module.css';
import { Stack } from '#ui/layout/Stack.tsx';
import { Row } from '#ui/layout/Row.tsx';

/** A live preview of what couples see. */
export function CouplePreview({ items }: { items: readonly CatalogItem[] | undefined }) {
  const { t } = useTranslation('catalogs');
  const [prices, menus, expireAt] = useWatch({ name: ['prices', 'menus', 'expireAt'] }) as [
    PriceValue[],
    MenuForm[],
    string,
  ];
  const kinds = new Map(items?.flatMap((item) => item.options).map((option) => [option.id, option.type]));
  const lowest = findHeadlinePrices(prices, (id) => kinds.get(id));
  return (
    <Stack gap={1} mt={3} className={css.panel} aria-label={t('preview.title')} role="group">
      <Row component="span" gap={1.5} className={css.head}>
        <Eye aria-hidden />
        {t('preview.title')}
      </Row>
      {lowest.length === 0 && <Quiet>{t('preview.none')}</Quiet>}
      {lowest.map(({ period, price, kind }) => (
        <Strong key={period}>{t(`preview.${kind}.${period}`, { price: showDollars(price) })}</Strong>
      ))}
      {menus.length > 0 && <Quiet>{t('preview.menus', { count: menus.length })}</Quiet>}
      {lowest.length > 0 && <Quiet>{t('preview.gst', { day: showDay(expireAt) })}</Quiet>}
    </Stack>
  );
}
