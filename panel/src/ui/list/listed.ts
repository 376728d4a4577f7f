import type { Paging } from './types.ts';

type ListQuery<Row> = {
  data: { data: readonly Row[]; meta: Paging } | undefined;
  isPlaceholderData: boolean;
  isLoadingError: boolean;
  refetch: () => unknown;
};

/** What a list shows of a query: its rows, whether they are being replaced, that it failed, and its pages. */
export function listed<Row>(query: ListQuery<Row>, failed: string) {
  return {
    rows: query.data?.data,
    busy: query.isPlaceholderData,
    failure: query.isLoadingError ? { title: failed, onRetry: () => void query.refetch() } : undefined,
    paging: query.data?.meta,
  };
}
