import type { Provider } from '@bellbird/contract/listing/providers';
import type { Translate } from '#texts/use-translation.ts';

type Choice = { value: number; label: string };

/** The providers of a filter or a form; one on hold is marked. `t` knows the texts of the list. */
export function toProviderChoices(
  providers: readonly Pick<Provider, 'id' | 'name' | 'onHold'>[],
  t: Translate,
): Choice[] {
  return providers.map(({ id, name, onHold }) => ({
    value: id,
    label: onHold ? t('leads-list:filter.onHold', { name }) : name,
  }));
}
