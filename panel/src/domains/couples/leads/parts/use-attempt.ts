import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';
import { useNotices } from '#ui/notices/notices.ts';

/** Runs a call; if it fails, shows why and returns undefined. */
export function useAttempt() {
  const { t } = useTranslation('lead-parts');
  const notices = useNotices();
  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      notices.error(error.code === NETWORK ? t('offline') : error.message);
      return undefined;
    }
  };
}
