import type { CatalogItem } from '@bellbird/contract/listing/catalogs';
import { toExpiryLimits } from '@bellbird/contract/listing/catalogs/expiry.ts';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { AddPrice } from './AddPrice.tsx';
import { type PriceValue, toPriceLines, withFirst, withOption, withPeriods, withoutOption } from './catalog-values.ts';
import { ErrorText } from './ErrorText.tsx';
import { PriceLine } from './PriceLine.tsx';
import { Line } from './Section.tsx';
import css from './PriceForm.module.css';

type PriceFormProps = {
  /** The items of the catalog's type; undefined while loading. */
  items: readonly CatalogItem[] | undefined;
  /** Whether the type is selected. */
  isTyped?: boolean;
  /** Where the provider is. */
  today: string;
};

/** Prices and their expiry, for any form with `prices` and `expireAt`. */
export function PriceForm({ items, isTyped = true, today }: PriceFormProps) {
  const { t } = useTranslation('catalogs');
  const form = useFormContext();
  const { errors } = useFormState();
  const prices = (useWatch({ name: 'prices' }) ?? []) as PriceValue[];
  const { earliest, latest } = toExpiryLimits(today);
  const options = new Map(items?.flatMap((item) => item.options).map((option) => [option.id, option]));
  const ofAll = errors['prices'] as { message?: string; root?: { message?: string } } | undefined;

  const set = (next: PriceValue[]) => {
    form.clearErrors('prices');
    form.setValue('prices', next, { shouldDirty: true });
  };

  return (
    <>
      {toPriceLines(prices).map((line, place) => {
        const option = options.get(line.optionId);
        return (
          <Line key={line.optionId}>
            {option ? (
              <PriceLine
                line={line}
                option={option}
                onFirst={place === 0 ? undefined : () => set(withFirst(prices, line.optionId))}
                onSplit={(isSplit) => set(withPeriods(prices, line.optionId, isSplit))}
                onRemove={() => set(withoutOption(prices, line.optionId))}
              />
            ) : (
              <Skeleton variant="rounded" height={64} />
            )}
          </Line>
        );
      })}
      <Line>
        <AddPrice
          items={items}
          isTyped={isTyped}
          taken={prices.map((price) => price.catalogItemOptionId)}
          onAdd={(optionId) => set(withOption(prices, optionId))}
        />
        <ErrorText>{ofAll?.root?.message ?? ofAll?.message}</ErrorText>
      </Line>
      <Line>
        <div className={css.expiry}>
          <DateField
            name="expireAt"
            label={t('prices.expireAt')}
            help={t('prices.expireHelp')}
            min={earliest}
            max={latest}
            required
          />
        </div>
      </Line>
    </>
  );
}
