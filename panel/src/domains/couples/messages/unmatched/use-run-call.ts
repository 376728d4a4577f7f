import { useAttempt } from '#platform/api/use-attempt.ts';
import { type NoticeAction } from '#ui/notices/notices.ts';

/** Makes a call, shows its result or its error, and refetches either way. */
export function useRunCall(refetch: () => Promise<unknown>) {
  const attempt = useAttempt();
  return async (work: () => Promise<unknown>, done: string, action?: NoticeAction): Promise<void> => {
    await attempt(work, done, action);
    await refetch();
  };
}
