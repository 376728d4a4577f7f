import { useTranslation } from '#texts/use-translation.ts';

/** The few texts of the shared parts themselves; everything else comes in as props. */
export function useUiText() {
  return useTranslation('ui').t;
}
