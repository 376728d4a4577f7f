import { type InstallmentCount, INSTALLMENT_COUNTS, isOpen } from '@bellbird/contract/money/payments/payment-rules.ts';
import type { Payment } from '@bellbird/contract/money/payments';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { toDay } from '#platform/formats/dates.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { offerOptions, paymentOptions, updatePayment } from '../payments.queries.ts';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { toDueInstallment, toPaymentItem, toOfferItem } from './checkout-items.ts';
import { Outcome } from './Outcome.tsx';
import { PayForm } from './PayForm.tsx';
import { TransferDetails } from './TransferDetails.tsx';

/** Open payments. A single one that is not started can still be paid in another way. */
export function PayPayments({ customerId, ids }: { customerId: number; ids: readonly number[] }) {
  const { t } = useTranslation('payments');
  const found = useQueries({ queries: ids.map(paymentOptions) });
  const payments = found.flatMap(({ data }) => data ?? []);
  const failed = found.find((each) => each.isLoadingError);
  if (failed) {
    const retry = () => {
      for (const each of found) if (each.isLoadingError) void each.refetch();
    };
    return <ErrorState headingLevel="h1" title={t('failed')} onRetry={retry} />;
  }
  if (payments.length < ids.length) return <CheckoutSkeleton />;
  const waiting = payments.filter(isOpen);
  // Of several, only those that are due: when one has just been paid and another failed, a retry must not charge the next instalment of the first.
  const open = ids.length > 1 ? waiting.filter(isDue) : waiting;
  const [only] = open;
  if (!only || open.some(({ underWay }) => underWay !== null)) return <Outcome ids={ids} />;
  return open.length === 1 ? (
    <PayOne customerId={customerId} payment={only} />
  ) : (
    <PayMany customerId={customerId} payments={open} />
  );
}

function isDue({ isStarted, dueDate }: Payment): boolean {
  return !isStarted || dueDate <= toDay(new Date());
}

function PayMany({ customerId, payments }: { customerId: number; payments: readonly Payment[] }) {
  const { t } = useTranslation('payments');
  return (
    <PayForm
      title={t('checkout.pending', { count: payments.length })}
      customerId={customerId}
      itemsFor={() => payments.map(toPaymentItem)}
      plans={[]}
      count={1}
      hasTransfer={false}
      mustSave
      prepare={async () => payments.map(toDueInstallment)}
    />
  );
}

function PayOne({ customerId, payment }: { customerId: number; payment: Payment }) {
  const { t } = useTranslation('payments');
  const planned = INSTALLMENT_COUNTS.find((each) => each === payment.recurringMonth) ?? 1;
  const [count, setCount] = useState<InstallmentCount>(planned);
  const [byCard, setByCard] = useState(payment.type !== 'bank_transfer');
  const offer = useQuery({ ...offerOptions({ paymentId: payment.id }), enabled: !payment.isStarted });
  const plans = offer.data?.plans ?? [];
  if (!byCard) return <TransferDetails payment={payment} onCard={() => setByCard(true)} />;
  if (!payment.isStarted && offer.isPending) return <CheckoutSkeleton />;
  const hasMore = payment.installments.filter(({ status }) => status !== 'paid').length > 1;
  return (
    <PayForm
      title={t('checkout.pending', { count: 1 })}
      failure={payment.failure}
      customerId={customerId}
      itemsFor={(installments) => [
        offer.data && plans.length > 0
          ? { ...toOfferItem(offer.data, installments), key: 'payment' }
          : toPaymentItem(payment),
      ]}
      plans={plans}
      count={count}
      onCount={setCount}
      hasTransfer={plans.length > 0}
      mustSave={plans.length > 0 ? count > 1 : hasMore}
      prepare={async (type, installments) => {
        const isSame = type === payment.type && installments === payment.recurringMonth;
        if (plans.length > 0 && !isSame) await updatePayment(payment, { type, installments });
        return [toDueInstallment(payment)];
      }}
    />
  );
}
