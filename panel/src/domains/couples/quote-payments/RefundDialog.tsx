import { REFUND_REASON_MAX } from '@bellbird/contract/couples/quote-payments/refund-reason.ts';
import type { QuotePaymentRow } from '@bellbird/contract/couples/quote-payments';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { messageOf } from '#platform/api/failure-messages.ts';
import { showCents } from '#platform/formats/money.ts';
import { Text } from '#ui/Text.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { refund } from './quote-payments.queries.ts';
import { toCents, toDollars } from './dollars.ts';

type RefundDialogProps = { payment: QuotePaymentRow; onDone: () => void; onClose: () => void };

/** Sends a payment back, whole or in part. */
export function RefundDialog({ payment, onDone, onClose }: RefundDialogProps) {
  const { t } = useTranslation('quote-payments');
  const notices = useNotices();
  // One key for all tries: if only the answer was lost, sending again pays nothing back twice.
  const [key] = useState(() => crypto.randomUUID());
  const left = payment.cents - payment.refundedCents;
  const form = useForm({ defaultValues: { amount: toDollars(left), reason: '' } });
  const submit = async ({ amount, reason }: { amount: string; reason: string }) => {
    const cents = toCents(amount);
    if (cents === undefined || cents < 1 || cents > left)
      return form.setError('amount', { message: t('refund.amountFault', { amount: showCents(left) }) });
    if (reason.trim() === '') return form.setError('reason', { message: t('refund.reasonFault') });
    try {
      await refund(payment.id, { cents, reason }, key);
      notices.success(t('refund.done', { amount: showCents(cents) }));
      onDone();
      onClose();
    } catch (error) {
      const fault = error instanceof ApiFailure ? error.fields['cents'] : undefined;
      if (fault !== undefined) form.setError('amount', { message: fault });
      notices.error(messageOf(error));
    }
    return undefined;
  };
  return (
    <FormDialog
      title={t('refund.title', { couple: payment.coupleName })}
      form={form}
      onSubmit={submit}
      submit={t('refund.confirm')}
      onClose={onClose}
    >
      <Text size="body">{t('refund.text')}</Text>
      <TextField name="amount" label={t('refund.amount')} start="A$" required autoFocus />
      <TextField
        name="reason"
        label={t('refund.reason')}
        help={t('refund.reasonHelp')}
        maxLength={REFUND_REASON_MAX}
        required
      />
    </FormDialog>
  );
}
