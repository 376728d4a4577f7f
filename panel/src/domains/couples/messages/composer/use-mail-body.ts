import type { MergeValues } from '@bellbird/contract/couples/messages/merge-fields.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RichTextHandle } from '#ui/rich-text/RichTextEditor.tsx';
import { findUnresolved } from './message-draft.ts';

/** The body of an email. It stays in the editor, so that typing renders nothing else. */
export function useMailBody(initial: string, values: MergeValues | undefined) {
  const html = useRef(initial);
  const editor = useRef<RichTextHandle>(null);
  const [isEmpty, setEmpty] = useState(initial === '');
  const [unresolved, setUnresolved] = useState<readonly string[]>([]);

  const look = useCallback(() => {
    setEmpty(html.current === '');
    const open = findUnresolved(html.current, values);
    setUnresolved((before) => (before.join() === open.join() ? before : open));
  }, [values]);
  useEffect(look, [look]);

  /** Records what was typed. */
  const note = useCallback(
    (next: string) => {
      html.current = next;
      look();
    },
    [look],
  );

  /** Replaces the text from outside the editor. */
  const write = useCallback(
    (next: string) => {
      note(next);
      editor.current?.setHtml(next);
    },
    [note],
  );

  const hold = useCallback((handle: RichTextHandle | null) => {
    editor.current = handle;
  }, []);

  return { html, editor, hold, isEmpty, unresolved, note, write };
}
