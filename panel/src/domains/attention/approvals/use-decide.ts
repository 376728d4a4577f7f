import type { Approval } from '@bellbird/contract/attention/approvals';
import { isRequest } from '@bellbird/contract/attention/approvals/approval-kinds.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { approvalsKey, approveSeveral, claim, decide, release, undo } from './approvals.queries.ts';

/** Codes after which the queue has changed under our hands. */
const CHANGED: ReadonlySet<string> = new Set(['not_possible_now', 'claimed_by_other', 'not_found']);

/** Deciding, undoing, and working on something alone. */
export function useDecide() {
  const { t } = useTranslation('approvals');
  const notices = useNotices();
  const queries = useQueryClient();
  const last = useRef<readonly number[]>([]);
  const refresh = () => queries.invalidateQueries({ queryKey: approvalsKey });

  /** Whether the queue is to be read again: it worked, or somebody else was faster. */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const text = error.code === 'not_possible_now' ? t('gone') : error.message;
      notices.error(text);
      return CHANGED.has(error.code);
    }
  }

  async function undoLast(): Promise<void> {
    const ids = last.current;
    last.current = [];
    for (const id of ids) await attempt(() => undo(id));
    if (ids.length > 0) await refresh();
  }

  function say(text: string, ids: readonly number[]): void {
    last.current = ids;
    notices.success(text, { label: t('undo'), onClick: () => void undoLast() });
  }

  return {
    undoLast,

    async settle(approval: Approval, decision: 'approved' | 'rejected', reason?: string): Promise<boolean> {
      const done = isRequest(approval.kind) ? 'done' : decision;
      const isChanged = await attempt(async () => {
        await decide(approval.id, decision, reason);
        say(t(done, { title: approval.title }), [approval.id]);
      });
      if (isChanged) await refresh();
      return isChanged;
    },

    async approveAll(approvals: readonly Approval[]): Promise<void> {
      await attempt(async () => {
        const { decided } = await approveSeveral(approvals.map(({ id }) => id));
        say(t('approvedSeveral', { count: decided.length }), decided);
      });
      await refresh();
    },

    async toggleClaim({ id, claim: held }: Approval): Promise<void> {
      await attempt(() => (held?.isMine ? release(id) : claim(id)));
      await refresh();
    },
  };
}
