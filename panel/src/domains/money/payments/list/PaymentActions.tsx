import type { Payment } from '@bellbird/contract/money/payments';
import { isCancellable, isOpen } from '@bellbird/contract/money/payments/payment-rules.ts';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { MenuItem } from '#ui/overlays/Menu.tsx';
import { MoreMenu } from '#ui/overlays/MoreMenu.tsx';
import { usePaymentActions } from './use-payment-actions.ts';

/** The actions of a payment: pay, download or email invoices, cancel. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { cancel, sendReceipt, download, downloadNote } = usePaymentActions(payment);
  const invoices = payment.installments.filter((installment) => installment.invoiceNumber !== null);
  const notes = payment.installments.filter((installment) => installment.adjustmentNumber !== null);
  const mayCancel = isCancellable(payment) && payment.underWay === null;
  return (
    <Row component="span" inline justify="end" gap={1}>
      {isOpen(payment) && (
        <Button
          size="small"
          component={Link}
          to={pathTo('checkout')}
          search={{ paymentIds: payment.id, ...(payment.underWay && { look: 1 }) } as never}
        >
          {t(payment.underWay ? 'action.look' : payment.type === 'bank_transfer' ? 'action.details' : 'action.pay')}
        </Button>
      )}
      {(invoices.length > 0 || mayCancel) && (
        <MoreMenu label={t('action.more', { name: payment.product.name })} icon={EllipsisVertical}>
          {invoices.map((installment) => (
            <MenuItem
              key={installment.id}
              onClick={() => download(installment)}
              label={t('action.invoice', { number: installment.invoiceNumber })}
            />
          ))}
          {notes.map((installment) => (
            <MenuItem
              key={installment.id}
              onClick={() => downloadNote(installment)}
              label={t('action.note', { number: installment.adjustmentNumber })}
            />
          ))}
          {invoices.length > 0 && <MenuItem onClick={sendReceipt} label={t('action.receipt')} />}
          {mayCancel && <MenuItem onClick={cancel} label={t('action.cancel')} />}
        </MoreMenu>
      )}
    </Row>
  );
}
