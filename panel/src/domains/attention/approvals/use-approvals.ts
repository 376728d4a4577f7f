import type { Approval } from '@bellbird/contract/attention/approvals';
import { APPROVAL_KINDS } from '@bellbird/contract/attention/approvals/approval-kinds.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { type QueueFilter, approvalsOptions } from './approvals.queries.ts';

const VIEWS = ['mine', 'overdue'] as const;

/** The queue and the chosen item: the one in the address, or the first, so that work starts at once. */
export function useApprovals() {
  const navigate = useNavigate();
  const search = useSearch() as Record<string, string | undefined>;
  const filter: QueueFilter = {
    kind: APPROVAL_KINDS.find((each) => each === search['kind']),
    show: VIEWS.find((each) => each === search['show']),
  };
  const list = useInfiniteQuery(approvalsOptions(filter));
  const waiting = list.data?.pages.flatMap((page) => page.data);
  const asked = waiting?.find((each) => String(each.id) === search['item']);
  const chosen = asked ?? waiting?.[0];

  const go = (wanted: QueueFilter & { item?: number | undefined }, replace = false) =>
    void navigate({ to: '.', search: { ...wanted, item: wanted.item }, replace });
  const open = (approval: Approval | undefined) => go({ ...filter, item: approval?.id }, true);

  /** The one before (-1) or after (1) the chosen one. */
  const neighbour = (by: 1 | -1): Approval | undefined => {
    const at = waiting?.findIndex((each) => each.id === chosen?.id) ?? -1;
    return waiting?.[at + by];
  };

  return { list, waiting, chosen, isAsked: asked !== undefined, filter, open, neighbour, go };
}
