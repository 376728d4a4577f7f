import { useTranslation } from '#texts/use-translation.ts';

/** The few words that belong to the parts themselves; everything else comes in as props. */
export function useUiText() {
  return useTranslation('ui').t;
}
