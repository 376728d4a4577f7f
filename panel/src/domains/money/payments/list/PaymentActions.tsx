import type { Payment } from '@bellbird/contract/money/payments';
import { isCancellable, isOpen } from '@bellbird/contract/money/payments/payment-rules.ts';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { usePaymentActions } from './use-payment-actions.ts';

/** The actions of a payment: pay, download or email invoices, cancel. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { cancel, sendReceipt, download, downloadNote } = usePaymentActions(payment);
  const invoices = payment.installments.filter((installment) => installment.invoiceNumber !== null);
  const notes = payment.installments.filter((installment) => installment.adjustmentNumber !== null);
  const mayCancel = isCancellable(payment) && payment.underWay === null;
  const then = (act: () => Promise<void>) => () => {
    setAnchor(null);
    void act();
  };
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
        <>
          <IconButton
            aria-label={t('action.more', { name: payment.product.name })}
            aria-haspopup="menu"
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <EllipsisVertical aria-hidden />
          </IconButton>
          <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
            {invoices.map((installment) => (
              <MenuItem key={installment.id} onClick={then(() => download(installment))}>
                {t('action.invoice', { number: installment.invoiceNumber })}
              </MenuItem>
            ))}
            {notes.map((installment) => (
              <MenuItem key={installment.id} onClick={then(() => downloadNote(installment))}>
                {t('action.note', { number: installment.adjustmentNumber })}
              </MenuItem>
            ))}
            {invoices.length > 0 && <MenuItem onClick={then(sendReceipt)}>{t('action.receipt')}</MenuItem>}
            {mayCancel && <MenuItem onClick={then(cancel)}>{t('action.cancel')}</MenuItem>}
          </Menu>
        </>
      )}
    </Row>
  );
}
