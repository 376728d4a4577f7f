import { TESTIMONIAL_STATUSES } from '@bellbird/contract/reputation/testimonials/testimonial-status.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { testimonialsKey } from './testimonials.queries.ts';

type Search = Readonly<Record<string, string | undefined>>;

/** What of the comments is shown, as the address says: `?status=active&unanswered=true&provider=7`. */
export function useTestimonialsSearch() {
  const search = useSearch() as Search;
  const navigate = useNavigate();
  const go = (change: Record<string, string | number | undefined>) =>
    void navigate({ to: '.', search: { ...search, ...change }, replace: true, resetScroll: false });
  return {
    status: TESTIMONIAL_STATUSES.find((each) => each === search['status']),
    unanswered: search['unanswered'] === 'true' ? ('true' as const) : undefined,
    providerId: Number(search['provider']) || undefined,
    page: Math.max(1, Number(search['page']) || 1),
    opened: search['open'],
    go,
  };
}

/** Does something with comments, tells how it went, and reads them again; answers whether it worked. */
export function useAct() {
  const { t } = useTranslation('testimonials');
  const notices = useNotices();
  const queries = useQueryClient();
  return async (work: () => Promise<void>, done: string): Promise<boolean> => {
    try {
      await work();
      notices.success(done);
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      notices.error(error.code === NETWORK ? t('offline') : error.message);
      return false;
    } finally {
      void queries.invalidateQueries({ queryKey: testimonialsKey });
    }
  };
}
