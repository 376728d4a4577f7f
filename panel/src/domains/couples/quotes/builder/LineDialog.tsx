import type { QuoteLine } from '@bellbird/contract/couples/quotes';
import { lineCents } from '@bellbird/contract/couples/quotes/quote-sums.ts';
import { GUESTS_MAX, QUOTE_DETAIL_MAX, QUOTE_NAME_MAX } from '@bellbird/contract/shared/limits';
import { TEXT } from '@bellbird/contract/shared/sentences';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { Button } from '#ui/Button.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Quiet } from '#ui/Text.tsx';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { DialogActions } from '#ui/overlays/Dialog.tsx';
import { TitledDialog } from '#ui/overlays/TitledDialog.tsx';
import { CentsField } from './CentsField.tsx';
import { toQuantity } from './quote-values.ts';

type LineDialogProps = {
  line: QuoteLine;
  isNew: boolean;
  guests: number | null;
  onSave: (line: QuoteLine) => void;
  onRemove: () => void;
  onClose: () => void;
};

type Values = Omit<QuoteLine, 'quantity'> & { quantity: string };

/** One line of a quote: what it is, and how its price is counted. */
export function LineDialog({ line, isNew, guests, onSave, onRemove, onClose }: LineDialogProps) {
  const { t } = useTranslation('quotes');
  const form = useForm<Values>({ defaultValues: { ...line, quantity: String(line.quantity) } });
  const values = useWatch({ control: form.control }) as Values;
  const { unit } = values;
  const quantity = readQuantity(values.quantity, unit);
  const save = (written: Values) => {
    if (written.name.trim() === '') return form.setError('name', { message: TEXT.required }, { shouldFocus: true });
    if (quantity === undefined) return form.setError('quantity', { message: t('line.wrongQuantity') });
    onSave({ ...written, name: written.name.trim(), detail: written.detail.trim(), quantity });
  };
  return (
    <TitledDialog title={t(isNew ? 'line.add' : 'line.change')} onClose={onClose}>
      <DialogForm>
        <Form form={form} label={t('line.change')} onSubmit={save}>
          <DialogFields>
            <TextField name="name" label={t('line.name')} maxLength={QUOTE_NAME_MAX} autoFocus={isNew} required />
            <TextField name="detail" label={t('line.detail')} maxLength={QUOTE_DETAIL_MAX} />
            <Segmented
              label={t('line.unit')}
              fullWidth
              value={unit}
              onChange={(next) => {
                form.setValue('unit', next);
                form.setValue('quantity', String(toQuantity(next, guests)));
              }}
              options={[
                { value: 'flat', label: t('unit.flat') },
                { value: 'guest', label: t('unit.guest') },
                { value: 'hour', label: t('unit.hour') },
              ]}
            />
            {unit !== 'flat' && <TextField name="quantity" label={t(`line.count.${unit}`)} maxLength={7} />}
            <CentsField name="priceCents" label={t(`line.price.${unit}`)} />
            <SwitchField name="isOptional" label={t('line.optional')} help={t('line.optionalHelp')} />
            <Quiet aria-live="polite">
              {t('line.amount', { amount: showCents(lineCents({ ...values, quantity: quantity ?? 0 })) })}
            </Quiet>
          </DialogFields>
          <DialogActions>
            {!isNew && (
              <Button variant="text" color="error" onClick={onRemove}>
                {t('line.remove')}
              </Button>
            )}
            <SubmitButton>{t(isNew ? 'line.addConfirm' : 'line.save')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </TitledDialog>
  );
}

/** Guests are whole, hours come in quarters. */
function readQuantity(typed: string, unit: QuoteLine['unit']): number | undefined {
  if (unit === 'flat') return 1;
  const value = Number(typed.replace(',', '.'));
  const steps = unit === 'guest' ? 1 : 4;
  return value > 0 && value <= GUESTS_MAX && Number.isInteger(value * steps) ? value : undefined;
}
