import type { QuoteLine } from '@bellbird/contract/couples/quotes';
import { QUOTE_DETAIL_MAX, QUOTE_NAME_MAX } from '@bellbird/contract/shared/limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Segmented } from '#ui/Segmented.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { CentsField } from './CentsField.tsx';
import { toQuantity } from './quote-values.ts';

export type LineValues = Omit<QuoteLine, 'quantity'> & { quantity: string };

/** What a line is, and how its price is counted. */
export function LineFields({ guests, isNew }: { guests: number | null; isNew: boolean }) {
  const { t } = useTranslation('quotes');
  const { control, setValue } = useFormContext<LineValues>();
  const unit = useWatch({ control, name: 'unit' });
  return (
    <>
      <TextField name="name" label={t('line.name')} maxLength={QUOTE_NAME_MAX} autoFocus={isNew} required />
      <TextField name="detail" label={t('line.detail')} maxLength={QUOTE_DETAIL_MAX} />
      <Segmented
        label={t('line.unit')}
        fullWidth
        value={unit}
        onChange={(next) => {
          setValue('unit', next);
          setValue('quantity', String(toQuantity(next, guests)));
        }}
        options={[
          { value: 'flat', label: t('unit.flat') },
          { value: 'guest', label: t('unit.guest') },
          { value: 'hour', label: t('unit.hour') },
        ]}
      />
      {unit !== 'flat' && <TextField name="quantity" label={t(`line.count.${unit}`)} maxLength={7} />}
      <CentsField name="priceCents" label={t(`line.price.${unit}`)} />
    </>
  );
}
