import { TRANSFER_STATES } from '@bellbird/contract/reputation/reviews/review-channels.ts';
import { PAGE_LIMIT_DEFAULT } from '@bellbird/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { asFailure } from '#platform/api/failure-messages.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { reviewsKey } from './reviews.queries.ts';

/** The filters in the address: `?provider=7&state=pending&page=2`. */
export function useTransferSearch() {
  const search = useSearch() as Readonly<Record<string, string | undefined>>;
  const navigate = useNavigate();
  const providers = useProvidersFor('testimonials');
  return {
    providers,
    provider: providers.find(({ id }) => String(id) === search['provider']) ?? providers[0],
    state: TRANSFER_STATES.find((each) => each === search['state']),
    page: Math.max(1, Number(search['page']) || 1),
    limit: Number(search['limit']) || PAGE_LIMIT_DEFAULT,
    go: (change: Record<string, string | number | undefined>) =>
      void navigate({ to: '.', search: { ...search, ...change }, replace: true, resetScroll: false }),
  };
}

/** Runs an action, shows its result and refreshes the reviews; returns the failure, if any. */
export function useReviewAction() {
  const notices = useNotices();
  const queries = useQueryClient();
  return async (work: () => Promise<string>): Promise<ReturnType<typeof asFailure> | undefined> => {
    try {
      notices.success(await work());
      return undefined;
    } catch (error) {
      const failure = asFailure(error);
      notices.error(failure.message);
      return failure;
    } finally {
      void queries.invalidateQueries({ queryKey: reviewsKey });
    }
  };
}
