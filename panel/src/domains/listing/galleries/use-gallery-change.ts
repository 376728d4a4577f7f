import { useQueryClient } from '@tanstack/react-query';
import { useFieldErrorMessage } from '#platform/api/use-error-message.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { useConsent } from './consent/consent.ts';
import { galleriesKey } from './galleries.queries.ts';

type Change = { work: () => Promise<unknown>; done?: string | undefined };

/** Runs a change of a gallery: asks for consent, shows the result and refreshes all lists. */
export function useGalleryChange(): (change: Change) => Promise<boolean> {
  const consent = useConsent();
  const notices = useNotices();
  const queries = useQueryClient();
  const toMessage = useFieldErrorMessage('galleries');
  return async ({ work, done }) => {
    if (!(await consent())) return false;
    try {
      await work();
      if (done) notices.success(done);
      return true;
    } catch (error) {
      notices.error(toMessage(error));
      return false;
    } finally {
      void queries.invalidateQueries({ queryKey: galleriesKey });
    }
  };
}
