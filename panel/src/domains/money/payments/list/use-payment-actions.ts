import type { Installment, Payment } from '@bellbird/contract/money/payments';
import type { PaymentAction } from '@bellbird/contract/money/payments/payment-rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { saveAs } from '#platform/files/save-as.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { refreshSession } from '#platform/session/refresh-session.ts';
import { actOnPayment, fetchAdjustmentNote, fetchInvoice, paymentsKey } from '../payments.queries.ts';

export function usePaymentActions(payment: Payment) {
  const { t } = useTranslation('payments');
  const queries = useQueryClient();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const name = payment.product.name;

  const act = async (type: PaymentAction, done: string) => {
    if (await attempt(() => actOnPayment(payment.id, type), done))
      await queries.invalidateQueries({ queryKey: paymentsKey });
  };

  return {
    async cancel(): Promise<void> {
      const isSure = await confirm({
        title: t('cancel.title', { name }),
        text: t('cancel.text'),
        confirm: t('cancel.confirm'),
        cancel: t('cancel.keep'),
        danger: true,
      });
      if (!isSure) return;
      await act('cancel', t('cancel.done', { name }));
      await attempt(refreshSession);
    },
    sendReceipt: () => act('send_receipt', t('receiptSent')),
    download: (installment: Installment) =>
      attempt(async () => saveAs(await fetchInvoice(installment.id), `tax-invoice-${installment.invoiceNumber}.pdf`)),
    downloadNote: ({ id, adjustmentNumber }: Installment) =>
      attempt(async () => saveAs(await fetchAdjustmentNote(id), `adjustment-note-AN-${adjustmentNumber}.pdf`)),
  };
}
