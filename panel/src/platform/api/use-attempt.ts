import { useCallback } from 'react';
import { type NoticeAction, useNotices } from '#ui/notices/notices.ts';
import { fieldMessageOf } from './failure-messages.ts';

/** Makes a change, says that it worked or why it did not, and returns whether it worked. */
export function useAttempt() {
  const notices = useNotices();
  return useCallback(
    async (work: () => Promise<unknown>, done?: string, action?: NoticeAction): Promise<boolean> => {
      try {
        await work();
      } catch (error) {
        notices.error(fieldMessageOf(error));
        return false;
      }
      if (done) notices.success(done, action);
      return true;
    },
    [notices],
  );
}
