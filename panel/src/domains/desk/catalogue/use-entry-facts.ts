import type { CatalogueValue } from '@bellbird/contract/desk/catalogue';
import type { CatalogueKind } from '@bellbird/contract/desk/catalogue/kind-names.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { useTranslation } from '#texts/use-translation.ts';

/** What tells entries of a kind apart beside their names. */
export function useEntryFacts(kind: CatalogueKind): (value: CatalogueValue) => string {
  const { t } = useTranslation('catalogue');
  const choice = (name: string, value: unknown) => t(`choice.${name}.${String(value)}`);
  return (value) => {
    const count = (name: string) => ((value[name] ?? []) as unknown[]).length;
    const facts = {
      product: () => [choice('type', value['type']), value['isSold'] ? '' : t('notSold')],
      campaign: () => [
        value['couponCode'] ? t('couponCode', { code: value['couponCode'] }) : '',
        value['percent'] === null
          ? t('amountOff', { amount: showCents(Number(value['offCents'])) })
          : t('percentOff', { percent: value['percent'] }),
        t('untilDay', { day: showDay(String(value['until'])) }),
        value['isOffered'] ? '' : t('notOffered'),
      ],
      list: () => [choice('itemType', value['itemType']), value['isOffered'] ? '' : t('notOffered')],
      agreement: () => [value['bodyTr'] ? 'TR' : '', value['bodyAr'] ? 'AR' : ''],
      city: () => [t('districts', { count: count('districts') })],
      category: () => [choice('categoryType', value['categoryType'])],
      question: () => [choice('group', value['group']), choice('type', value['type'])],
    }[kind]();
    return facts.filter(Boolean).join(' · ');
  };
}
