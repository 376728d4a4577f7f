import { ALL_PROVIDERS_ID } from '@bellbird/contract/shared/limits';

/**
 * Whose payouts the list leads to, since what reaches the bank belongs to one provider: the one that is chosen, the only
 * one, or any, to choose there. Undefined for somebody who manages nobody's payments.
 */
export function payoutsProvider(managed: readonly number[], chosen: readonly number[]): number | undefined {
  if (managed.length === 0) return undefined;
  const shown = chosen.length > 0 ? managed.filter((id) => chosen.includes(id)) : managed;
  return shown.length === 1 ? shown[0] : ALL_PROVIDERS_ID;
}
