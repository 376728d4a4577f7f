import type { UploadRule } from '@bellbird/contract/shared/uploads';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { checkFile } from './check-file.ts';

export type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
export type UploadItem = { id: number; file: File; state: UploadState; percent: number; error?: string | undefined };

/** Uploads one file: reports progress, and stops on abort. */
export type SendFile = (
  file: File,
  way: { signal: AbortSignal; onPercent: (percent: number) => void },
) => Promise<void>;

export type UseUploads = {
  rule: UploadRule;
  send: SendFile;
  /** The sentence for a failed upload. */
  explain: (error: unknown) => string;
  /** How many upload at the same time. */
  atOnce?: number;
};

let lastId = 0;

/** Several uploads: checked first, sent a few at a time; each can be cancelled or retried. */
export function useUploads({ rule, send, explain, atOnce = 2 }: UseUploads) {
  const t = useUiText();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const running = useRef(new Map<number, AbortController>());

  const change = useCallback((id: number, part: Partial<UploadItem>) => {
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)));
  }, []);

  const start = async ({ id, file }: UploadItem) => {
    const control = new AbortController();
    running.current.set(id, control);
    change(id, { state: 'sending', percent: 0, error: undefined });
    try {
      const fault = await checkFile(rule, file, t('file.unreadable'));
      if (fault) return change(id, { state: 'failed', error: fault });
      await send(file, { signal: control.signal, onPercent: (percent) => change(id, { percent }) });
      change(id, { state: 'done', percent: 100 });
    } catch (error) {
      change(id, control.signal.aborted ? { state: 'cancelled' } : { state: 'failed', error: explain(error) });
    } finally {
      running.current.delete(id);
    }
  };

  useEffect(() => {
    const free = atOnce - running.current.size;
    const next = items.filter((item) => item.state === 'waiting' && !running.current.has(item.id)).slice(0, free);
    for (const item of next) void start(item);
  });

  // Leaving the page stops the uploads.
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((control) => control.abort());
  }, []);

  return {
    items,
    add: (files: readonly File[]) => {
      const fresh = files.map((file): UploadItem => ({ id: ++lastId, file, state: 'waiting', percent: 0 }));
      setItems((all) => [...all, ...fresh]);
    },
    cancel: (id: number) => {
      const control = running.current.get(id);
      if (control) control.abort();
      else change(id, { state: 'cancelled' });
    },
    retry: (id: number) => change(id, { state: 'waiting', percent: 0, error: undefined }),
    remove: (id: number) => setItems((all) => all.filter((item) => item.id !== id)),
  };
}
