import type { QuoteDesk, QuoteForm, QuoteSums } from '@bellbird/contract/couples/quotes';
import { feeOf } from '@bellbird/contract/couples/quotes/quote-fee.ts';
import { QUOTE_MESSAGE_MAX, QUOTE_SMS_MAX } from '@bellbird/contract/shared/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Note } from '#ui/Note.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Quiet } from '#ui/Text.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { sendQuote } from './quote-builder.queries.ts';
import { useFormFailure } from '../use-form-failure.ts';

type SendDialogProps = {
  leadId: number;
  desk: QuoteDesk;
  form: QuoteForm;
  sums: QuoteSums;
  onSent: () => void;
  /** The server found something in the quote itself. */
  onFaults: (fields: Readonly<Record<string, string>>) => void;
  onClose: () => void;
};

/** The last step: by email or text message, with the words above the link. */
export function SendDialog({ leadId, desk, form: quote, sums, onSent, onFaults, onClose }: SendDialogProps) {
  const { t } = useTranslation('quotes');
  const { channels } = desk;
  const [channel, setChannel] = useState<'email' | 'sms'>(channels.email === null ? 'email' : 'sms');
  // One key for this dialog: a repeated click sends once.
  const [key] = useState(() => crypto.randomUUID());
  const message = t(desk.version > 0 ? 'message.next' : 'message.first', {
    names: desk.couple.firstNames,
    total: showCents(sums.totalCents),
    day: quote.validUntil ? showDay(quote.validUntil) : '',
  });
  const form = useForm({ defaultValues: { message } });
  const isBlocked = channels.email !== null && channels.sms !== null;
  const showFailure = useFormFailure(form);
  const send = async (written: { message: string }) => {
    if (written.message.trim() === '') return form.setError('message', { message: t('ui:field.required') });
    try {
      await sendQuote(leadId, { form: quote, channel, ...written }, key);
      onSent();
    } catch (error) {
      const ofQuote = Object.entries(error instanceof ApiFailure ? error.fields : {}).filter(([path]) =>
        path.startsWith('form.'),
      );
      if (ofQuote.length > 0) return onFaults(Object.fromEntries(ofQuote.map(([path, text]) => [path.slice(5), text])));
      showFailure(error);
    }
  };
  return (
    <FormDialog
      title={t('sendTo', { names: desk.couple.firstNames })}
      form={form}
      label={t('send')}
      onSubmit={send}
      submit={t('sendNow')}
      disabled={isBlocked}
      onClose={onClose}
      guarded={false}
    >
      {isBlocked && <Note tone="warning">{t('blocked')}</Note>}
      <Segmented
        label={t('channel.label')}
        fullWidth
        value={channel}
        onChange={setChannel}
        options={[
          { value: 'email', label: t('channel.email'), disabled: channels.email !== null },
          { value: 'sms', label: t('channel.sms'), disabled: channels.sms !== null },
        ]}
      />
      <TextareaField
        name="message"
        label={t('message.label')}
        help={t('message.help')}
        max={channel === 'sms' ? QUOTE_SMS_MAX : QUOTE_MESSAGE_MAX}
        rows={5}
      />
      {desk.cardFeeBasisPoints !== null && (
        <Quiet>
          {t('fee', {
            percent: desk.cardFeeBasisPoints / 100,
            amount: showCents(feeOf(sums.totalCents, desk.cardFeeBasisPoints)),
          })}
        </Quiet>
      )}
    </FormDialog>
  );
}
