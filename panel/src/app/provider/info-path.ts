import { type ProviderInfoTab, pathTo } from '#platform/routing/paths.ts';

/** The path of a tab of a provider's information. */
export function infoTabPath(id: number, tab: ProviderInfoTab): string {
  return tab === 'budget' ? pathTo('providerBudget', { id }) : pathTo('providerInfoTab', { id, tab });
}
