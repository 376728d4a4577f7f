import type { InstallmentCount, TYPES_ON_OFFER } from '@bellbird/contract/money/payments/payment-rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useErrorMessage } from '#platform/api/use-error-message.ts';
import { addCard, cardsOptions, outcomeOptions, paymentsKey, purchase } from '../payments.queries.ts';
import { lookingPath, useCheckoutSearch } from './use-checkout-search.ts';
import type { Way } from './use-way.ts';

/** A payment, and which part of it is paid now. */
export type Due = { id: number; part: number };

/** Sets the payments up as chosen, and says which they are. */
export type Prepare = (type: (typeof TYPES_ON_OFFER)[number], count: InstallmentCount) => Promise<readonly Due[]>;

type Wish = {
  way: Way;
  count: InstallmentCount;
  isKept: boolean;
  tokenise: () => Promise<{ token: string } | 'invalid' | 'failed'>;
};

/** Pays: the card first, then the payment, then the bank; what became of it is another page, which can be opened again. */
export function usePay({ customerId, prepare }: { customerId: number; prepare: Prepare }) {
  const { t } = useTranslation('payments');
  const queries = useQueryClient();
  const { goTo } = useCheckoutSearch();
  const told = useErrorMessage('payments');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  /** What is charged; nothing when something in the card's fields has to be mended first. */
  async function meansOf({ way, isKept, tokenise }: Wish): Promise<{ cardId: number } | { token: string } | undefined> {
    if (typeof way === 'number') return { cardId: way };
    const typed = await tokenise();
    if (typed === 'failed') setFault(t('fields.failed'));
    if (typeof typed === 'string') return undefined;
    if (!isKept) return typed;
    const card = await addCard(customerId, typed.token);
    await queries.invalidateQueries({ queryKey: cardsOptions(customerId).queryKey });
    return { cardId: card.id };
  }

  /** One after the other; one that is not through keeps the rest from being charged. */
  async function chargeAll(dues: readonly Due[], means: { cardId: number } | { token: string }): Promise<void> {
    const ids = dues.map(({ id }) => id);
    const returnPath = lookingPath(ids);
    for (const { id, part } of dues) {
      const outcome = await purchase(id, { ...means, part, returnPath });
      queries.setQueryData(outcomeOptions(id).queryKey, outcome);
      if (outcome.outcome === 'confirm') return window.location.assign(outcome.url);
      if (outcome.outcome !== 'paid') break;
    }
    goTo(ids, true);
  }

  async function pay(wish: Wish): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    try {
      if (wish.way === 'transfer') {
        const dues = await prepare('bank_transfer', 1);
        goTo(
          dues.map(({ id }) => id),
          false,
        );
      } else {
        const means = await meansOf(wish);
        if (means) await chargeAll(await prepare('credit_card', wish.count), means);
      }
      void queries.invalidateQueries({ queryKey: [...paymentsKey, 'one'] });
      void queries.invalidateQueries({ queryKey: [...paymentsKey, 'list'] });
    } catch (error) {
      setFault(told(error));
      void queries.invalidateQueries({ queryKey: [...paymentsKey, 'one'] });
    }
    setBusy(false);
  }

  return { pay, isBusy, fault };
}
