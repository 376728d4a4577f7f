import type { InstallmentCount } from '@bellbird/contract/money/payments/payment-rules.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { showDay, toDay } from '#platform/formats/dates.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { billingOptions } from '../billing.queries.ts';
import { cardsOptions, debitsOptions, createPayment, offerOptions } from '../payments.queries.ts';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { CouponForm } from './CouponForm.tsx';
import { leadKeyFor, toOfferItem } from './checkout-items.ts';
import { PayForm } from './PayForm.tsx';

type PayProductProps = { customerId: number; providerId: number; productId: number };

/** Buying a product: its payment is created when the button is pressed. */
export function PayProduct({ customerId, providerId, productId }: PayProductProps) {
  const { t } = useTranslation('payments');
  const queries = useQueryClient();
  const [coupon, setCoupon] = useState<string>();
  const wanted = { providerId, productId };
  const offer = useQuery({
    ...offerOptions({ ...wanted, ...(coupon && { coupon }) }),
    placeholderData: keepPreviousData,
  });
  // The form below needs them; asked for together with the offer.
  useQuery(cardsOptions(customerId));
  useQuery(debitsOptions(customerId));
  useQuery(billingOptions(customerId));
  const [count, setCount] = useState<InstallmentCount>(1);
  const keys = useRef(new Map<string, string>());
  if (offer.isLoadingError) {
    const isUnknown = offer.error instanceof ApiFailure && offer.error.status === 404;
    return (
      <ErrorState
        headingLevel="h1"
        title={t(isUnknown ? 'notSold.title' : 'failed')}
        {...(isUnknown
          ? { text: t('notSold.text') }
          : { onRetry: () => (coupon ? setCoupon(undefined) : void offer.refetch()) })}
      />
    );
  }
  if (!offer.data) return <CheckoutSkeleton />;

  /** One key per plan: pressing twice creates one payment. */
  const keyFor = (plan: string) => {
    const key = keys.current.get(plan) ?? crypto.randomUUID();
    keys.current.set(plan, key);
    return key;
  };
  return (
    <PayForm
      title={t('checkout.title')}
      lead={t(`checkout.${leadKeyFor(offer.data, toDay(new Date()))}`, { day: showDay(offer.data.startsOn) })}
      customerId={customerId}
      itemsFor={(installments) => [toOfferItem(offer.data, installments)]}
      plans={offer.data.plans}
      count={count}
      onCount={setCount}
      hasTransfer
      mustSave={count > 1}
      prepare={async (type, installments) => {
        const expectedCents = offer.data.amountCents;
        const body = { ...wanted, type, installments, expectedCents, ...(coupon && { coupon }) };
        try {
          const key = keyFor([type, installments, expectedCents, coupon ?? ''].join('-'));
          return [{ id: await createPayment(body, key), part: 1 }];
        } catch (error) {
          // The price may be another one by now: the next press pays what is shown then.
          void offer.refetch();
          throw error;
        }
      }}
      coupon={
        <CouponForm
          coupon={coupon}
          onApply={async (typed) => {
            const code = typed.trim().toUpperCase();
            await queries.fetchQuery(offerOptions({ ...wanted, coupon: code }));
            setCoupon(code);
          }}
          onRemove={() => setCoupon(undefined)}
        />
      }
    />
  );
}
