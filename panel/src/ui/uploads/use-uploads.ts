import type { UploadRule } from '@bellbird/contract/shared/uploads';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { checkFile } from './check-file.ts';
import { type UploadState, type Way, createUploadQueue } from './upload-queue.ts';

export type UploadItem = { id: number; file: File; state: UploadState; percent: number; error?: string | undefined };

/** Uploads one file: reports progress, and stops on abort. */
export type SendFile = (file: File, way: Way) => Promise<void>;

export type UseUploads = {
  rule: UploadRule;
  send: SendFile;
  /** The sentence for a failed upload. */
  explain: (error: unknown) => string;
  /** How many upload at the same time. */
  atOnce?: number;
};

/** The uploads of a page: leaving it stops them. */
export function useUploads({ rule, send, explain, atOnce = 2 }: UseUploads) {
  const t = useUiText();
  const prepare = async (file: File) => (await checkFile(rule, file, t('file.unreadable'))) ?? file;
  const ports = useRef({ prepare, send });
  useEffect(() => {
    ports.current = { prepare, send };
  });
  const [queue] = useState(() =>
    createUploadQueue<undefined>({
      prepare: (file) => ports.current.prepare(file),
      send: (file, way) => ports.current.send(file, way),
      atOnce,
    }),
  );
  const items = useSyncExternalStore(queue.subscribe, queue.get, queue.get);
  useEffect(() => () => queue.clear(), [queue]);

  return {
    items: items.map(({ id, file, state, percent, fault, failure }): UploadItem => ({
      id,
      file,
      state,
      percent,
      error: state === 'failed' ? (fault ?? explain(failure)) : undefined,
    })),
    add: (files: readonly File[]) => queue.add(files.map((file) => ({ file, details: undefined }))),
    cancel: queue.cancel,
    retry: queue.retry,
    remove: queue.remove,
  };
}
