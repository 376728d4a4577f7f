import type { Quote } from '@bellbird/contract/couples/quotes';
import { lineCents } from '@bellbird/contract/couples/quotes/quote-sums.ts';
import { QUOTE_MESSAGE_MAX } from '@bellbird/contract/shared/limits';
import { TEXT } from '@bellbird/contract/shared/sentences';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { showCents } from '#platform/formats/money.ts';
import { Button } from '#ui/Button.tsx';
import { Quiet } from '#ui/Text.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { DialogActions } from '#ui/overlays/Dialog.tsx';
import { TitledDialog } from '#ui/overlays/TitledDialog.tsx';
import { LineFields, type LineValues } from '../builder/LineFields.tsx';
import { emptyLine, readQuantity } from '../builder/quote-values.ts';
import { amend } from '../quotes.queries.ts';

type AmendDialogProps = {
  quote: Quote;
  names: string;
  channel: 'email' | 'sms';
  onSent: (quote: Quote) => void;
  onClose: () => void;
};

type Values = LineValues & { isGift: boolean; dueOn: string | null; message: string };

/** One more thing after the yes: the couple sees only this and the new balance, and approves with one tap. */
export function AmendDialog({ quote, names, channel, onSent, onClose }: AmendDialogProps) {
  const { t } = useTranslation('quotes');
  const [key] = useState(() => crypto.randomUUID());
  const last = quote.instalments.findLast(({ state }) => state === 'open')?.dueOn ?? null;
  const form = useForm<Values>({
    defaultValues: {
      ...emptyLine(false),
      quantity: '1',
      isGift: false,
      dueOn: last,
      message: t('amend.words', { names }),
    },
  });
  const values = useWatch({ control: form.control }) as Values;
  const quantity = readQuantity(values.quantity, values.unit);
  const difference = values.isGift ? 0 : lineCents({ ...values, quantity: quantity ?? 0 });
  const send = async ({ isGift, dueOn, message, ...line }: Values) => {
    if (line.name.trim() === '') return form.setError('name', { message: TEXT.required }, { shouldFocus: true });
    if (quantity === undefined) return form.setError('quantity', { message: t('line.wrongQuantity') });
    const body = { lines: [{ ...line, quantity }], note: '', isGift, dueOn: isGift ? null : dueOn || null };
    try {
      onSent(await amend(quote.id, { form: body, channel, message }, key));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const fields = Object.entries(error.fields).map(([path, text]) => [
        path.replace(/^form\.(lines\.0\.)?/, ''),
        text,
      ]);
      const said = error.code === 'network' ? t('offline') : error.message;
      applyFieldErrors(form, { message: said, fields: Object.fromEntries(fields) });
    }
  };
  return (
    <TitledDialog title={t('amend.title')} onClose={onClose}>
      <DialogForm>
        <Form form={form} guarded label={t('amend.title')} onSubmit={send}>
          <DialogFields>
            <LineFields guests={quote.content?.guests ?? null} isNew />
            <SwitchField name="isGift" label={t('amend.gift')} help={t('amend.giftHelp')} />
            {!values.isGift && <DateField name="dueOn" label={t('amend.dueOn')} required />}
            <Quiet aria-live="polite">
              {t('amend.balance', {
                difference: showCents(difference),
                total: showCents(quote.totalCents + difference),
                open: showCents(quote.totalCents + difference - quote.paidCents),
              })}
            </Quiet>
            <TextareaField name="message" label={t('message.label')} help={t('message.help')} max={QUOTE_MESSAGE_MAX} />
          </DialogFields>
          <DialogActions>
            <Button variant="text" onClick={onClose}>
              {t('cancel')}
            </Button>
            <SubmitButton>{t(values.isGift ? 'amend.give' : 'amend.send')}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </TitledDialog>
  );
}
