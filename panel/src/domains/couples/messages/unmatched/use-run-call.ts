import { useErrorMessage } from '#platform/api/use-error-message.ts';
import { useNotices } from '#ui/notices/notices.ts';

/** Makes a call, shows its result or its error, and refetches either way. */
export function useRunCall(refetch: () => Promise<unknown>) {
  const notices = useNotices();
  const errorMessage = useErrorMessage('unmatched');
  return async (work: () => Promise<void>, done: () => void): Promise<void> => {
    try {
      await work();
      done();
    } catch (error) {
      notices.error(errorMessage(error));
    }
    await refetch();
  };
}
