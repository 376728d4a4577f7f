import { type RefObject, useState } from 'react';
import type { FieldLook } from '#ui/rich-text/field-chip.ts';
import RichTextEditor, { type RichTextHandle } from '#ui/rich-text/RichTextEditor.tsx';

type MailEditorProps = {
  initial: RefObject<string>;
  onChange: (html: string) => void;
  toChipLook: (name: string) => FieldLook;
  label: string;
  tools: boolean;
  handle: (editor: RichTextHandle | null) => void;
};

const nothing = () => undefined;

/** The editor of an email, without a frame. It starts with the text of the plain field. */
export function MailEditor({ initial, onChange, toChipLook, label, tools, handle }: MailEditorProps) {
  const [first] = useState(() => initial.current);
  return (
    <RichTextEditor
      bare
      keepsSpaces
      tools={tools}
      value={first}
      onChange={onChange}
      onBlur={nothing}
      onLength={nothing}
      focusRef={handle}
      disabled={false}
      attributes={{ 'aria-label': label }}
      toChipLook={toChipLook}
    />
  );
}
