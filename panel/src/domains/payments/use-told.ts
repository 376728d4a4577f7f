import { useCallback } from 'react';
import { useTranslation } from '#texts/useTranslation.ts';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';

/** The sentence for a call that failed. */
export function useTold(): (error: unknown) => string {
  const { t } = useTranslation('payments');
  return useCallback(
    (error) => {
      if (!(error instanceof ApiFailure)) throw error;
      return error.code === NETWORK ? t('offline') : error.message;
    },
    [t],
  );
}
