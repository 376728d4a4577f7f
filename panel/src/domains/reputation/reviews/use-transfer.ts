import { TRANSFER_STATES } from '@bellbird/contract/reputation/reviews/review-channels.ts';
import { PAGE_LIMIT_DEFAULT } from '@bellbird/contract/shared/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { reviewsKey } from './reviews.queries.ts';

/** Whose reviews are shown, and which: `?provider=7&state=pending&page=2`. */
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

/** Does something, tells how it went and reads again; answers why it was refused. */
export function useAct() {
  const { t } = useTranslation('reviews');
  const notices = useNotices();
  const queries = useQueryClient();
  return async (work: () => Promise<string>): Promise<ApiFailure | undefined> => {
    try {
      notices.success(await work());
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      notices.error(error.code === NETWORK ? t('offline') : error.message);
      return error;
    } finally {
      void queries.invalidateQueries({ queryKey: reviewsKey });
    }
  };
}
