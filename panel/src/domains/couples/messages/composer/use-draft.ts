import { useCallback, useEffect, useRef } from 'react';
import { saveDraft } from '../messages.queries.ts';
import { forgetLocalDraft, writeLocalDraft } from './draft-store.ts';
import type { Draft } from './message-draft.ts';

const REST_MS = 800;

/** Saves what is being written: in this browser at once, on the server after a pause or when the user leaves. */
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
      // The message was sent while the draft was being saved, and the draft may have arrived later: it is removed.
      if (timesSent.current !== before && !waiting.current) await saveDraft(leadId, { ...draft, body: '' });
      if (!waiting.current) forgetLocalDraft(userId, leadId);
    } catch {
      // This browser still has it; the next pause tries again.
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

  /** The message was sent; the server deletes its draft itself. */
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timesSent.current += 1;
    waiting.current = undefined;
    forgetLocalDraft(userId, leadId);
  }, [userId, leadId]);

  useEffect(() => () => void save(), [save]);

  return { keep, forget };
}
