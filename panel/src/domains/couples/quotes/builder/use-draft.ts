import type { QuoteDesk } from '@bellbird/contract/couples/quotes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { holdUnsaved } from '#ui/confirm/unsaved.ts';
import { leadQuoteOptions } from '../quotes.queries.ts';
import { saveDraft } from './quote-builder.queries.ts';
import { type QuoteValues, toQuoteForm } from './quote-values.ts';

export type DraftState = 'new' | 'saved' | 'saving' | 'offline' | 'stale';

const WAIT_MS = 1000;
const RETRY_MS = 5000;

/** Saves what is typed a moment later, one save at a time, and again until it arrived. Leaving the page saves at once. */
export function useDraft(leadId: number, desk: QuoteDesk, form: UseFormReturn<QuoteValues>) {
  const queries = useQueryClient();
  const [state, setState] = useState<DraftState>(desk.savedAt ? 'saved' : 'new');
  const revision = useRef(desk.revision);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saver = useRef({ isSaving: false, isWanted: false, isOver: false, saveNow: () => {} });

  useEffect(() => {
    const work = saver.current;
    work.isOver = false;
    const save = async (): Promise<void> => {
      if (work.isSaving || !work.isWanted || work.isOver) return;
      work.isSaving = true;
      work.isWanted = false;
      let waitMs = WAIT_MS;
      try {
        const saved = await saveDraft(leadId, toQuoteForm(form.getValues()), revision.current);
        revision.current = saved.revision;
        setState(work.isWanted ? 'saving' : 'saved');
        void queries.invalidateQueries({ queryKey: leadQuoteOptions(leadId).queryKey });
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        work.isOver = error.code === 'stale_version';
        work.isWanted = !work.isOver;
        setState(work.isOver ? 'stale' : 'offline');
        waitMs = RETRY_MS;
      } finally {
        work.isSaving = false;
      }
      if (work.isWanted) timer.current = setTimeout(() => void save(), waitMs);
    };
    const { unsubscribe } = form.watch(() => {
      if (work.isOver) return;
      work.isWanted = true;
      setState('saving');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), WAIT_MS);
    });
    const saveNow = () => {
      clearTimeout(timer.current);
      void save();
    };
    work.saveNow = saveNow;
    // A phone may end the tab without another word once it is out of sight.
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', saveNow);
      saveNow();
    };
  }, [leadId, form, queries]);

  // Leaving saves by itself; only what could not be saved is asked about.
  useEffect(() => (state === 'offline' ? holdUnsaved() : undefined), [state]);

  /** It was sent or discarded: nothing more is to be saved. */
  const end = () => {
    clearTimeout(timer.current);
    saver.current.isOver = true;
    setState('saved');
  };
  /** It was not discarded after all, and what was typed since was not saved. */
  const resume = () => {
    Object.assign(saver.current, { isOver: false, isWanted: true });
    setState('offline');
    timer.current = setTimeout(saver.current.saveNow, RETRY_MS);
  };
  return { state, end, resume };
}
