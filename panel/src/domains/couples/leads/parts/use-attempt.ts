import { useErrorMessage } from '#platform/api/use-error-message.ts';
import { useNotices } from '#ui/notices/notices.ts';

/** Runs a call; if it fails, shows why and returns undefined. */
export function useAttempt() {
  const notices = useNotices();
  const errorMessage = useErrorMessage('lead-parts');
  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      notices.error(errorMessage(error));
      return undefined;
    }
  };
}
