import { useCallback } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';

/** A failed call in the words of this page; anything else that is thrown goes on. */
export function useFailure(): (error: unknown) => { message: string; code: string; fields: ApiFailure['fields'] } {
  const { t } = useTranslation('catalogs');
  return useCallback(
    (error) => {
      if (!(error instanceof ApiFailure)) throw error;
      const { code, fields } = error;
      return { message: code === 'network' ? t('offline') : error.message, code, fields };
    },
    [t],
  );
}
