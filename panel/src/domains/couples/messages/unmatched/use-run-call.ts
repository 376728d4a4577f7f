import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useNotices } from '#ui/notices/notices.ts';

/** Makes a call, shows its result or its error, and refetches either way. */
export function useRunCall(refetch: () => Promise<unknown>) {
  const { t } = useTranslation('unmatched');
  const notices = useNotices();
  return async (work: () => Promise<void>, done: () => void): Promise<void> => {
    try {
      await work();
      done();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      notices.error(error.code === 'network' ? t('offline') : error.message);
    }
    await refetch();
  };
}
