import { useErrorMessage } from '#platform/api/use-error-message.ts';
import { type NoticeAction, useNotices } from '#ui/notices/notices.ts';

/** Makes a call, shows its result or its error, and refetches either way. */
export function useRunCall(refetch: () => Promise<unknown>) {
  const notices = useNotices();
  const errorMessage = useErrorMessage('unmatched');
  return async (work: () => Promise<void>, done: string, action?: NoticeAction): Promise<void> => {
    try {
      await work();
      notices.success(done, action);
    } catch (error) {
      notices.error(errorMessage(error));
    }
    await refetch();
  };
}
