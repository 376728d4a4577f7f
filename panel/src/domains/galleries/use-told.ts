import { useCallback } from 'react';
import { useTranslation } from '#texts/useTranslation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';

/** The sentence for a call that failed; the one at a field says more than the one for the whole. */
export function useTold(): (error: unknown) => string {
  const { t } = useTranslation('galleries');
  return useCallback(
    (error) => {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code === 'network') return t('offline');
      return Object.values(error.fields).find(Boolean) ?? error.message;
    },
    [t],
  );
}
