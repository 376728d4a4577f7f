import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { showAtOnce } from '#platform/query/show-at-once.ts';
import { type NoticeAction } from '#ui/notices/notices.ts';

/** A page of the queue, or how many messages wait in it. */
type Known = { data: { id: number }[] } | number;
type Call = (id: number) => Promise<unknown>;

/** Calls about a queue: each shows its result or its error, and the queue is read again either way. */
export function useQueueCalls(queue: QueryKey, ...others: QueryKey[]) {
  const { t } = useTranslation('unmatched');
  const queries = useQueryClient();
  const attempt = useAttempt();
  const leaving = useRef(new Set<number>());

  const run = async (work: () => Promise<unknown>, done: string, action?: NoticeAction): Promise<void> => {
    await attempt(work, done, action);
    await Promise.all([queue, ...others].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };

  /** Removes a message at once, with undo. A second press does nothing. */
  const dismiss = async (id: number, remove: Call, restore: Call): Promise<void> => {
    if (leaving.current.has(id)) return;
    leaving.current.add(id);
    await showAtOnce<Known>(queries, { queryKey: queue }, (known) =>
      typeof known === 'number' ? known - 1 : { ...known, data: known.data.filter((each) => each.id !== id) },
    );
    const undo = () => void run(() => restore(id), t('restored'));
    await run(() => remove(id), t('dismissed'), { label: t('undo'), onClick: undo });
    leaving.current.delete(id);
  };
  return { run, dismiss };
}
