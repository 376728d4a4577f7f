import type { QuotePaymentRow } from '@bellbird/contract/couples/quote-payments';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { dayIn, showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { lazyPart } from '#loading/lazy-part.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useActing, useUser } from '#platform/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { CardBody } from '#ui/Card.tsx';
import { StatusChip, type StatusTone } from '#ui/StatusChip.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { markReceived, quoteMoneyOptions, undoReceived } from './quote-payments.queries.ts';
import css from './PaymentLine.module.css';

const RefundDialog = lazyPart(() => import('./RefundDialog.tsx'), 'RefundDialog');

const TONES: Readonly<Record<QuotePaymentRow['state'], StatusTone>> = { open: 'info', overdue: 'bad', paid: 'deal' };

type PaymentLineProps = { payment: QuotePaymentRow; provider: Provider };

/** One instalment of a couple: what it is, how it stands with it, and what can be done. */
export function PaymentLine({ payment, provider }: PaymentLineProps) {
  const { t } = useTranslation('quote-payments');
  const { state, dueOn, paidAt, paidBy, refundedCents, dispute } = payment;
  const day = paidAt ? showDay(dayIn(paidAt, provider.timeZone)) : showDay(dueOn);
  const when = paidAt ? t(paidBy === 'card' ? 'line.card' : 'line.transfer', { day }) : t('line.due', { day });
  return (
    <CardBody>
      <div className={css.line}>
        <div>
          <Text size="strong">
            <Link to={pathTo('lead', { id: payment.leadId })}>{payment.coupleName}</Link>
          </Text>
          <Quiet>
            {payment.quoteNumber} · {t(`kind.${payment.kind}`)} · {when}
          </Quiet>
          {refundedCents > 0 && <Quiet>{t('line.refunded', { amount: showCents(refundedCents) })}</Quiet>}
        </div>
        <StatusChip tone={dispute === 'open' || dispute === 'lost' ? 'bad' : TONES[state]}>
          {t(dispute ? `dispute.${dispute}` : `state.${state}`)}
        </StatusChip>
        <Text size="strong" tabular>
          {showCents(payment.cents)}
        </Text>
        <Actions payment={payment} provider={provider} />
      </div>
    </CardBody>
  );
}

function Actions({ payment, provider }: PaymentLineProps) {
  const { t } = useTranslation('quote-payments');
  const user = useUser();
  const acting = useActing();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const [isRefunding, setRefunding] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: quoteMoneyOptions(provider.id).queryKey });
  const amount = showCents(payment.cents);
  // Until the list is read again: the next payment moves to where this one was.
  const run = async (...change: Parameters<typeof attempt>) => {
    setBusy(true);
    if (await attempt(...change)) await refresh();
    setBusy(false);
  };
  const undo = () => run(() => undoReceived(payment.id), t('received.undone', { amount }));
  const received = () => {
    const action = { label: t('received.undo'), onClick: () => void undo() };
    return run(() => markReceived(payment.id), t('received.done', { amount }), action);
  };
  // The team looks at a vendor's money and moves none of it.
  if (acting) return null;
  if (payment.state !== 'paid' || payment.paidBy === 'transfer') {
    const [act, label] = payment.state === 'paid' ? [undo, 'received.undo'] : [received, 'received.action'];
    return (
      <Button loading={isBusy} onClick={() => void act()}>
        {t(label)}
      </Button>
    );
  }
  const isRefundable = payment.refundedCents < payment.cents && !isDisputed(payment);
  if (!isRefundable || !user?.details.canManage) return null;
  return (
    <>
      <Button onClick={() => setRefunding(true)}>{t('refund.action')}</Button>
      {isRefunding && (
        <RefundDialog payment={payment} onDone={() => void refresh()} onClose={() => setRefunding(false)} />
      )}
    </>
  );
}

const isDisputed = ({ dispute }: QuotePaymentRow): boolean => dispute === 'open' || dispute === 'lost';
