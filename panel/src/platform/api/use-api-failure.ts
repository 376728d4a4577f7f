import { useCallback } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure, NETWORK } from './api-failure.ts';

/** A failed call with the domain's own text for being offline, ready for `applyFieldErrors`. Rethrows any other error. */
export function useApiFailure(namespace: string): (error: unknown) => Pick<ApiFailure, 'message' | 'code' | 'fields'> {
  const { t } = useTranslation(namespace);
  return useCallback(
    (error) => {
      if (!(error instanceof ApiFailure)) throw error;
      const { code, fields, message } = error;
      return { message: code === NETWORK ? t('offline') : message, code, fields };
    },
    [t],
  );
}
