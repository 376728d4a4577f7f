import { type ReactNode, type RefObject, lazy, Suspense, useState } from 'react';
import type { FieldLook } from '../rich-text/field-chip.ts';
import type { RichTextHandle } from '../rich-text/RichTextEditor.tsx';
import { Counter } from './Counter.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';
import { Skeleton } from '../Skeleton.tsx';

// The editor is heavier than a page; it loads only where it is used.
const RichTextEditor = lazy(() => import('../rich-text/RichTextEditor.tsx'));

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
  const { field, error, ids, control } = useField({ name, help, required });
  const [length, setLength] = useState(0);
  return (
    <FieldFrame
      ids={ids}
      label={label}
      help={help}
      error={error}
      required={required}
      group
      labelEnd={labelEnd ?? (max !== undefined && <Counter used={length} max={max} />)}
    >
      <Suspense fallback={<Skeleton variant="rounded" height={186} />}>
        <RichTextEditor
          value={String(field.value ?? '')}
          onChange={field.onChange}
          onBlur={field.onBlur}
          onLength={setLength}
          focusRef={(editor) => {
            field.ref(editor);
            if (editorRef) editorRef.current = editor;
          }}
          toChipLook={toChipLook}
          disabled={disabled}
          autoFocus={autoFocus}
          attributes={{ ...control, 'aria-labelledby': ids.label }}
        />
      </Suspense>
    </FieldFrame>
  );
}
