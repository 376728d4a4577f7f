import { TESTIMONIAL_STATUSES } from '@bellbird/contract/reputation/testimonials/testimonial-status.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { testimonialsKey } from './testimonials.queries.ts';

type Search = Readonly<Record<string, string | undefined>>;

/** The filters in the address: `?status=active&unanswered=true&provider=7`. */
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

/** Runs an action, shows its result and refreshes the comments; returns whether it worked. */
export function useCommentAction() {
  const attempt = useAttempt();
  const queries = useQueryClient();
  return async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    const hasWorked = await attempt(work, done);
    void queries.invalidateQueries({ queryKey: testimonialsKey });
    return hasWorked;
  };
}
