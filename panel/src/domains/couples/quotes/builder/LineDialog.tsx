import type { QuoteLine } from '@bellbird/contract/couples/quotes';
import { lineCents } from '@bellbird/contract/couples/quotes/quote-sums.ts';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { Button } from '#ui/Button.tsx';
import { Quiet } from '#ui/Text.tsx';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { DialogActions } from '#ui/overlays/Dialog.tsx';
import { ClosableDialog } from '#ui/overlays/ClosableDialog.tsx';
import { LineFields, type LineValues as Values } from './LineFields.tsx';
import { readQuantity } from './quote-values.ts';

type LineDialogProps = {
  line: QuoteLine;
  isNew: boolean;
  guests: number | null;
  onSave: (line: QuoteLine) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** One line of a quote: what it is, and how its price is counted. */
export function LineDialog({ line, isNew, guests, onSave, onRemove, onClose }: LineDialogProps) {
  const { t } = useTranslation('quotes');
  const form = useForm<Values>({ defaultValues: { ...line, quantity: String(line.quantity) } });
  const values = useWatch({ control: form.control }) as Values;
  const { unit } = values;
  const quantity = readQuantity(values.quantity, unit);
  const save = (written: Values) => {
    if (written.name.trim() === '')
      return form.setError('name', { message: t('ui:field.required') }, { shouldFocus: true });
    if (quantity === undefined) return form.setError('quantity', { message: t('line.wrongQuantity') });
    onSave({ ...written, name: written.name.trim(), detail: written.detail.trim(), quantity });
  };
  return (
    <ClosableDialog title={t(isNew ? 'line.add' : 'line.change')} onClose={onClose}>
      <DialogForm>
        <Form form={form} label={t('line.change')} onSubmit={save}>
          <DialogFields>
            <LineFields guests={guests} isNew={isNew} />
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
    </ClosableDialog>
  );
}
