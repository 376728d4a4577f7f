import type { CreditCard } from '@bellbird/contract/money/payments';
import { MAX_SAVED_CARDS } from '@bellbird/contract/shared/limits';
import { useState } from 'react';

/** The id of a saved card, a new card, a bank account that may be debited or a new one, or a bank transfer. */
export type PaymentMethod = number | 'new' | `debit-${number}` | 'debit' | 'transfer';

/** Whether the money is debited from a bank account. */
export function isDebit(method: PaymentMethod): method is `debit-${number}` | 'debit' {
  return typeof method === 'string' && method.startsWith('debit');
}

/** The chosen method; by default the primary card, or a new one when none is saved. */
export function usePaymentMethod(cards: readonly CreditCard[] | undefined) {
  const [chosen, choose] = useState<PaymentMethod>();
  const [isSaved, setSaved] = useState(true);
  const usable = cards?.filter((card) => !card.isExpired) ?? [];
  const isAvailable = typeof chosen !== 'number' || usable.some((card) => card.id === chosen);
  const method = chosen !== undefined && isAvailable ? chosen : (usable[0]?.id ?? 'new');
  // When the limit is reached, a new card is charged once and not saved.
  const isFull = (cards?.length ?? 0) >= MAX_SAVED_CARDS;
  return { method, choose, isSaved: isSaved && !isFull, setSaved };
}
