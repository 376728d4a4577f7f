import type { Approval } from '@bellbird/contract/attention/approvals';
import { APPROVAL_KINDS, type ApprovalKind } from '@bellbird/contract/attention/approvals/approval-kinds.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { approvalsKey, approvalsOptions, decide } from './approvals.queries.ts';

type Wanted = { kind?: ApprovalKind | undefined; page?: number; item?: number | undefined };

/** The queue, the chosen item and the decision on it. The URL has the state. */
export function useApprovals() {
  const { t } = useTranslation('approvals');
  const notices = useNotices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const search = useSearch() as Record<string, string | undefined>;
  const kind = APPROVAL_KINDS.find((each) => each === search['kind']);
  const page = Math.max(1, Number(search['page']) || 1);
  const list = useQuery(approvalsOptions({ kind, page }));
  const waiting = list.data?.data;
  const chosen = waiting?.find((each) => String(each.id) === search['item']);

  const go = (wanted: Wanted, replace = false) => {
    const next = { kind: wanted.kind, page: wanted.page && String(wanted.page), item: wanted.item };
    void navigate({ to: '.', search: next, replace });
  };
  const open = (approval: Approval | undefined) => go({ kind, page, item: approval?.id }, true);

  /** The one before (-1) or after (1) the chosen one; where nothing is chosen, the first. */
  const neighbour = (by: 1 | -1): Approval | undefined => {
    if (!waiting) return undefined;
    const at = waiting.findIndex((each) => each.id === chosen?.id);
    return at < 0 ? waiting[0] : waiting[at + by];
  };

  async function settle(approval: Approval, decision: 'approved' | 'rejected', reason?: string): Promise<void> {
    const next = neighbour(1) ?? neighbour(-1);
    try {
      await decide(approval.id, decision, reason);
      notices.success(t(decision, { title: approval.title }));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const isDecided = error.code === 'not_possible_now';
      notices.error(error.code === NETWORK ? t('offline') : isDecided ? t('gone') : t('failedAction'));
      if (!isDecided) return;
    }
    open(next?.id === approval.id ? undefined : next);
    await queries.invalidateQueries({ queryKey: approvalsKey });
  }

  return { list, waiting, chosen, kind, open, neighbour, settle, go };
}
