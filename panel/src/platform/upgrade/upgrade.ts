import type { Upgrade } from '@bellbird/contract/money/packages/upgrades.ts';
import { createContext, useContext } from 'react';

/** Offers an upgrade over any page of the main layout, for a provider if it is known. */
export type OfferUpgrade = (upgrade: Upgrade, providerId?: number) => void;

export const UpgradeContext = createContext<OfferUpgrade>(() => undefined);

export function useUpgrade(): OfferUpgrade {
  return useContext(UpgradeContext);
}
