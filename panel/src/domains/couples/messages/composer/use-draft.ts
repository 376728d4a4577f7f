import { useCallback, useEffect, useRef } from 'react';
import { saveDraft } from '../messages.queries.ts';
import { forgetLocalDraft, writeLocalDraft } from './draft-store.ts';
import type { Draft } from './message-draft.ts';

const REST_MS = 800;

/** Keeps what is being written: in this browser at once, on the server as soon as one pauses or leaves. */
export function useDraft(userId: number, leadId: number) {
  const waiting = useRef<Draft>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const timesSent = useRef(0);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    const draft = waiting.current;
    if (!draft) return;
    waiting.current = undefined;
    const before = timesSent.current;
    try {
      await saveDraft(leadId, draft);
      // It was sent while this was under way, and may have come after: what went out is no draft any more.
      if (timesSent.current !== before && !waiting.current) await saveDraft(leadId, { ...draft, body: '' });
      if (!waiting.current) forgetLocalDraft(userId, leadId);
    } catch {
      // This browser still has it, and the next pause tries again.
    }
  }, [userId, leadId]);

  const keep = useCallback(
    (draft: Draft) => {
      waiting.current = draft;
      writeLocalDraft(userId, leadId, draft);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), REST_MS);
    },
    [userId, leadId, save],
  );

  /** It was sent, and the server forgets it by itself. */
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timesSent.current += 1;
    waiting.current = undefined;
    forgetLocalDraft(userId, leadId);
  }, [userId, leadId]);

  useEffect(() => () => void save(), [save]);

  return { keep, forget };
}
