import { useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { useConsent } from './consent/consent.ts';
import { galleriesKey } from './galleries.queries.ts';

type Change = { work: () => Promise<unknown>; done?: string | undefined };

/** Runs a change of a gallery: asks for consent, shows the result and refreshes all lists. */
export function useGalleryChange(): (change: Change) => Promise<boolean> {
  const consent = useConsent();
  const attempt = useAttempt();
  const queries = useQueryClient();
  return async ({ work, done }) => {
    if (!(await consent())) return false;
    const hasWorked = await attempt(work, done);
    void queries.invalidateQueries({ queryKey: galleriesKey });
    return hasWorked;
  };
}
