import type { InstallmentCount, PaymentType } from '@bellbird/contract/money/payments/payment-rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { messageOf } from '#platform/api/failure-messages.ts';
import { addCard, cardsOptions, outcomeOptions, paymentsKey, purchase } from '../payments.queries.ts';
import { outcomePath, useCheckoutSearch } from './use-checkout-search.ts';
import { type PaymentMethod, isDebit } from './use-payment-method.ts';

/** A payment, and the number of the instalment to pay now. */
export type Due = { id: number; part: number };

/** Sets the payments up as chosen, and returns what to charge. */
export type Prepare = (type: PaymentType, count: InstallmentCount) => Promise<readonly Due[]>;

type PayRequest = {
  method: PaymentMethod;
  count: InstallmentCount;
  isSaved: boolean;
  tokenise: () => Promise<{ token: string } | 'invalid' | 'failed'>;
  /** Agrees to debit the account that was typed; undefined when something needs correcting. */
  agree: () => Promise<{ id: number } | undefined>;
};

type Source = { cardId: number } | { token: string } | { directDebitId: number };

/** Pays: saves the card, sets up the payment, then charges it. The outcome has its own address, so it can be reopened. */
export function usePay({ customerId, prepare }: { customerId: number; prepare: Prepare }) {
  const { t } = useTranslation('payments');
  const queries = useQueryClient();
  const { goTo } = useCheckoutSearch();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  /** What to charge; undefined when the fields need correcting first. */
  async function findSource({ method, isSaved, tokenise, agree }: PayRequest): Promise<Source | undefined> {
    if (typeof method === 'number') return { cardId: method };
    if (isDebit(method)) {
      const id = method === 'debit' ? (await agree())?.id : Number(method.replace('debit-', ''));
      return id === undefined ? undefined : { directDebitId: id };
    }
    const typed = await tokenise();
    if (typed === 'failed') setFault(t('fields.failed'));
    if (typeof typed === 'string') return undefined;
    if (!isSaved) return typed;
    const card = await addCard(customerId, typed.token);
    await queries.invalidateQueries({ queryKey: cardsOptions(customerId).queryKey });
    return { cardId: card.id };
  }

  /** One after the other; the first that is not paid stops the rest. */
  async function chargeAll(dues: readonly Due[], source: Source): Promise<void> {
    const ids = dues.map(({ id }) => id);
    const returnPath = outcomePath(ids);
    for (const { id, part } of dues) {
      const isDebited = 'directDebitId' in source;
      const outcome = await purchase(id, isDebited ? { ...source, part } : { ...source, part, returnPath });
      queries.setQueryData(outcomeOptions(id).queryKey, outcome);
      if (outcome.outcome === 'confirm') return window.location.assign(outcome.url);
      // A debit is on its way for days, so the next one does not wait for it.
      if (outcome.outcome !== 'paid' && !(isDebited && outcome.outcome === 'processing')) break;
    }
    goTo(ids, true);
  }

  async function pay(request: PayRequest): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    try {
      if (request.method === 'transfer') {
        const dues = await prepare('bank_transfer', 1);
        goTo(
          dues.map(({ id }) => id),
          false,
        );
      } else {
        const source = await findSource(request);
        const type = isDebit(request.method) ? 'direct_debit' : 'credit_card';
        if (source) await chargeAll(await prepare(type, request.count), source);
      }
      void queries.invalidateQueries({ queryKey: [...paymentsKey, 'one'] });
      void queries.invalidateQueries({ queryKey: [...paymentsKey, 'list'] });
    } catch (error) {
      setFault(messageOf(error));
      void queries.invalidateQueries({ queryKey: [...paymentsKey, 'one'] });
    }
    setBusy(false);
  }

  return { pay, isBusy, fault };
}
