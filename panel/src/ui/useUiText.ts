import { useTranslation } from 'react-i18next';

/** The few words that belong to the parts themselves; everything else comes in as props. */
export function useUiText() {
  return useTranslation('ui').t;
}
