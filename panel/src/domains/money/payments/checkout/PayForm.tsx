import type { InstallmentOffer } from '@bellbird/contract/money/payments';
import type { InstallmentCount, PaymentFailure } from '@bellbird/contract/money/payments/payment-rules.ts';
import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { BottomActions } from '#ui/BottomActions.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Note } from '#ui/Note.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { useCardFields } from '../cards/use-card-fields.ts';
import type { DebitHandle } from '../debits/DebitFields.tsx';
import { cardsOptions, debitsOptions } from '../payments.queries.ts';
import { Billing } from './Billing.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { Columns, Paying, Aside } from './checkout-layout.ts';
import type { CheckoutItem } from './checkout-items.ts';
import { PlanChoice } from './PlanChoice.tsx';
import { Summary } from './Summary.tsx';
import { type Prepare, usePay } from './use-pay.ts';
import { isDebit, usePaymentMethod } from './use-payment-method.ts';
import { PaymentMethodChoice } from './PaymentMethodChoice.tsx';

type PayFormProps = {
  title: string;
  lead?: string;
  /** Why the last attempt failed. */
  failure?: PaymentFailure | null;
  customerId: number;
  /** What is paid for with this number of instalments. */
  itemsFor: (count: InstallmentCount) => readonly CheckoutItem[];
  plans: InstallmentOffer['plans'];
  count: InstallmentCount;
  onCount?: (count: InstallmentCount) => void;
  hasTransfer: boolean;
  mustSave: boolean;
  prepare: Prepare;
  coupon?: React.ReactNode;
};

/** Instalments, payment method, billing details, the total and the pay button. */
export function PayForm(props: PayFormProps) {
  const { title, lead, failure, customerId, itemsFor, plans, count, onCount, hasTransfer, mustSave, prepare, coupon } =
    props;
  const { t } = useTranslation('payments');
  const cards = useQuery(cardsOptions(customerId));
  const { method, choose, isSaved, setSaved } = usePaymentMethod(cards.data);
  const { pay, isBusy, fault } = usePay({ customerId, prepare });
  const fields = useCardFields({ onEnter: () => void send() });
  const newDebit = useRef<DebitHandle>(null);
  const debits = useQuery(debitsOptions(customerId));
  const isTransfer = method === 'transfer';
  // A bank transfer has no instalments, whatever was chosen before.
  const installments = isTransfer ? 1 : count;
  const items = itemsFor(installments);
  const { tokenise } = fields;
  const agree = async () => {
    const made = await newDebit.current?.submit();
    if (made) choose(`debit-${made.id}`);
    return made;
  };
  const send = () => pay({ method, count: installments, isSaved: isSaved || mustSave, tokenise, agree });
  if (cards.isLoadingError)
    return <ErrorState headingLevel="h1" title={t('cards.failed')} onRetry={() => void cards.refetch()} />;
  if (!cards.data) return <CheckoutSkeleton />;
  const due = items.reduce((sum, item) => sum + item.dueCents, 0);
  const amount = showCents(due);
  const button = isTransfer
    ? t('checkout.transfer')
    : t(isDebit(method) ? 'checkout.debit' : 'checkout.pay', { amount });
  const isReady = method !== 'new' || fields.isReady;
  return (
    <Columns>
      <Paying>
        <PageHeader title={title} lead={lead} />
        {failure && !fault && (
          <Note tone="error">
            <b>{t('failure.title')}</b> {t(`failure.${failure}`)}
          </Note>
        )}
        {plans.length > 0 && onCount && !isTransfer && <PlanChoice plans={plans} count={count} onChoose={onCount} />}
        <PaymentMethodChoice
          cards={cards.data}
          method={method}
          onChoose={choose}
          fields={fields}
          debits={debits.data ?? []}
          customerId={customerId}
          newDebit={newDebit}
          onDebit={() => void send()}
          isSaved={isSaved}
          mustSave={mustSave}
          onSave={setSaved}
          hasTransfer={hasTransfer}
        />
        {fault && <PaymentError>{fault}</PaymentError>}
        <Billing customerId={customerId} />
      </Paying>
      <Aside>
        <Summary
          items={items}
          button={button}
          isBusy={isBusy}
          isReady={isReady}
          onPay={() => void send()}
          coupon={coupon}
        />
      </Aside>
      <div data-only="narrow">
        <BottomActions>
          <PrimaryButton
            startIcon={<Lock aria-hidden />}
            loading={isBusy}
            disabled={!isReady}
            onClick={() => void send()}
          >
            {button}
          </PrimaryButton>
        </BottomActions>
      </div>
    </Columns>
  );
}

/** Scrolls into view, because the button may be at the other end of the page. */
function PaymentError({ children }: { children: string }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a clean-up function.
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={note}>
      <Note tone="error" announce>
        {children}
      </Note>
    </div>
  );
}
