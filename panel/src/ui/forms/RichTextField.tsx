import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { withStyles } from '#loading/all-styles.ts';
import { onFirstMove } from '../overlays/first-move.ts';
import type { FieldLook } from '../rich-text/field-chip.ts';
import type { RichTextEditorProps, RichTextHandle } from '../rich-text/RichTextEditor.tsx';
import { WritingSpace, type WritingSpaceHandle } from '../rich-text/WritingSpace.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { Counter } from './Counter.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';

export type RichTextFieldProps = FieldProps & {
  /** The most characters of text, markup not counted. */
  max?: number;
  labelEnd?: ReactNode;
  /** Set where the text may contain `{{fields}}`: how each of them is shown. */
  toChipLook?: (name: string) => FieldLook;
  /** Gives access to the editor once it has loaded. */
  editorRef?: RefObject<RichTextHandle | null>;
  /** Whether the field gets the focus, if the user just asked for it. */
  autoFocus?: boolean;
};

/** Formatted text. The value is HTML; empty text is an empty value. */
export function RichTextField(props: RichTextFieldProps) {
  const { name, label, help, required, disabled = false, max, labelEnd, toChipLook, editorRef, autoFocus } = props;
  const { field, frame, ids, control } = useField({ name, label, help, required });
  const [length, setLength] = useState(0);
  const space = useRef<WritingSpaceHandle>(null);
  const [isReady, setReady] = useState(false);
  // Only the editor can show merge fields.
  const { Editor, load } = useEditorCode(autoFocus || toChipLook !== undefined);
  const shared = {
    value: String(field.value ?? ''),
    onChange: field.onChange,
    onBlur: field.onBlur,
    onLength: setLength,
    disabled,
    attributes: { ...control, 'aria-labelledby': ids.label },
  };
  const hold = (editor: RichTextHandle | null) => {
    field.ref(editor);
    if (editorRef) editorRef.current = editor;
    const cursor = space.current?.findCursor();
    if (editor && cursor !== undefined) editor.focusAt(cursor);
    if (editor) setReady(true);
  };
  return (
    <FieldFrame {...frame} group labelEnd={labelEnd ?? (max !== undefined && <Counter used={length} max={max} />)}>
      <Suspense fallback={<Skeleton variant="rounded" height={186} />}>
        {!isReady && !toChipLook && <WritingSpace {...shared} ref={space} onFocus={load} />}
        {!Editor && toChipLook && <Skeleton variant="rounded" height={186} />}
      </Suspense>
      {Editor && (
        <Editor {...shared} focusRef={hold} toChipLook={toChipLook} autoFocus={autoFocus} keepsSpaces={!isReady} />
      )}
    </FieldFrame>
  );
}

type EditorCode = (props: RichTextEditorProps) => ReactNode;

/** The editor is heavier than a page; it loads when somebody may begin to write. */
function useEditorCode(isWantedAtOnce = false): { Editor: EditorCode | undefined; load: () => void } {
  const [loaded, setLoaded] = useState<{ Editor: EditorCode }>();
  const [isWanted, setWanted] = useState(isWantedAtOnce);
  const load = () => setWanted(true);
  useEffect(() => onFirstMove(() => setWanted(true)), []);
  useEffect(() => {
    // Without a connection the plain text goes on to accept input, and the next focus tries again.
    if (isWanted)
      void withStyles(() => import('../rich-text/RichTextEditor.tsx')).then(
        ({ default: Editor }) => setLoaded({ Editor }),
        () => setWanted(false),
      );
  }, [isWanted]);
  return { Editor: loaded?.Editor, load };
}
