import { useCallback } from 'react';
import { useTranslation } from '#texts/useTranslation.ts';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';

/** The sentence for a call that failed; the one at a field says more than the one for the whole. */
export function useTold(): (error: unknown) => string {
  const { t } = useTranslation('providers');
  return useCallback(
    (error) => {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code === NETWORK) return t('offline');
      return Object.values(error.fields).find(Boolean) ?? error.message;
    },
    [t],
  );
}
