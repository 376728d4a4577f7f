import type { Upgrade } from '@bellbird/contract/money/packages/upgrades.ts';
import { createContext, useContext } from 'react';

/** Offers what a limited package lacks, over any page of the house; of one provider where it is known which. */
export type OfferUpgrade = (upgrade: Upgrade, providerId?: number) => void;

export const UpgradeContext = createContext<OfferUpgrade>(() => undefined);

export function useUpgrade(): OfferUpgrade {
  return useContext(UpgradeContext);
}
