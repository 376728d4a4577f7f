import type { CreditCard } from '@bellbird/contract/money/payments';
import { MAX_SAVED_CARDS } from '@bellbird/contract/shared/limits';
import { useState } from 'react';

/** How it is paid: the id of a saved card, a new card, or a transfer. */
export type Way = number | 'new' | 'transfer';

/** The way that was chosen; before that the primary card, or a new one where none is saved. */
export function useWay(cards: readonly CreditCard[] | undefined) {
  const [chosen, choose] = useState<Way>();
  const [isKept, keep] = useState(true);
  const usable = cards?.filter((card) => !card.isExpired) ?? [];
  const isThere = typeof chosen !== 'number' || usable.some((card) => card.id === chosen);
  const way = chosen !== undefined && isThere ? chosen : (usable[0]?.id ?? 'new');
  // Where no more are saved, a new card is charged once and forgotten.
  const isFull = (cards?.length ?? 0) >= MAX_SAVED_CARDS;
  return { way, choose, isKept: isKept && !isFull, keep };
}
