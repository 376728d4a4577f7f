import { useCallback } from 'react';
import { template } from '#texts/texts.ts';
import { type NoticeAction, useNotices } from '#ui/notices/notices.ts';
import { ApiFailure } from './api-failure.ts';
import { fieldMessageOf } from './failure-messages.ts';

/** Makes a change, says that it worked or why it did not, and returns whether it worked; never rejects. */
export function useAttempt() {
  const notices = useNotices();
  return useCallback(
    async (work: () => Promise<unknown>, done?: string, action?: NoticeAction): Promise<boolean> => {
      try {
        await work();
      } catch (error) {
        const isRefused = error instanceof ApiFailure;
        // A mistake of ours: callers go on to refresh what they show, or to end a busy state.
        if (!isRefused) reportError(error);
        notices.error(isRefused ? fieldMessageOf(error) : template('ui', 'error.unexpected'));
        return false;
      }
      if (done) notices.success(done, action);
      return true;
    },
    [notices],
  );
}
