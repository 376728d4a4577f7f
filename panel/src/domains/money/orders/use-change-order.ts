import type { OrderChange } from '@bellbird/contract/money/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { changeDeskOrder, ordersKey } from './orders.queries.ts';

/** Changes an order with one click. When a colleague was faster, the list shows what they did. */
export function useChangeOrder() {
  const { t } = useTranslation('orders');
  const notices = useNotices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: number; change: OrderChange }) => changeDeskOrder(id, change),
    onSuccess: (_, { change }) => notices.success(t(`done.${change.type}`)),
    onError: (error) => notices.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ordersKey }),
  });
}
