import type { InstallmentCount } from '@bellbird/contract/money/payments/payment-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { showDay, toDay } from '#platform/formats/dates.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { createPayment, offerOptions } from '../payments.queries.ts';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { beginningOf, itemOfOffer } from './items.ts';
import { PayForm } from './PayForm.tsx';

type PayProductProps = { customerId: number; providerId: number; productId: number };

/** A product that is being bought: its payment is set up with the press of the button. */
export function PayProduct({ customerId, providerId, productId }: PayProductProps) {
  const { t } = useTranslation('payments');
  const offer = useQuery(offerOptions({ providerId, productId }));
  const [count, setCount] = useState<InstallmentCount>(1);
  const keys = useRef(new Map<string, string>());
  if (offer.isError) {
    const isUnknown = offer.error instanceof ApiFailure && offer.error.status === 404;
    return (
      <ErrorState
        headingLevel="h1"
        title={t(isUnknown ? 'notSold.title' : 'failed')}
        {...(isUnknown ? { text: t('notSold.text') } : { onRetry: () => void offer.refetch() })}
      />
    );
  }
  if (!offer.data) return <CheckoutSkeleton />;

  /** Pressed twice it is one payment; another plan is another wish. */
  const keyOf = (wish: string) => {
    const key = keys.current.get(wish) ?? crypto.randomUUID();
    keys.current.set(wish, key);
    return key;
  };
  return (
    <PayForm
      title={t('checkout.title')}
      lead={t(`checkout.${beginningOf(offer.data, toDay(new Date()))}`, { day: showDay(offer.data.startsOn) })}
      customerId={customerId}
      itemsFor={(parts) => [itemOfOffer(offer.data, parts)]}
      plans={offer.data.plans}
      count={count}
      onCount={setCount}
      hasTransfer
      mustKeep={count > 1}
      prepare={async (type, installments) => {
        const body = { providerId, productId, type, installments };
        return [{ id: await createPayment(body, keyOf(`${type}-${installments}`)), part: 1 }];
      }}
    />
  );
}
