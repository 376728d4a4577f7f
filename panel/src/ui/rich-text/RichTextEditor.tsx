import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { cleanHtml } from './clean-html.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { FieldChip, type FieldLook, paintChips } from './field-chip.ts';
import { withChips, withoutChips } from './field-marks.ts';
import { findPosition } from './find-position.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';

/** What can be done with an editor that has loaded. */
export type RichTextHandle = {
  focus: () => void;
  focusEnd: () => void;
  /** With the cursor after so many characters. */
  focusAt: (characters: number) => void;
  setHtml: (html: string) => void;
  /** Inserts a merge field at the cursor. */
  insertField: (name: string) => void;
};

export type RichTextEditorProps = {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  onLength: (length: number) => void;
  focusRef: (target: RichTextHandle | null) => void;
  disabled: boolean;
  /** Attributes of the editable element: id, label and description. */
  attributes: Record<string, string | boolean>;
  /** Set where the text may contain `{{fields}}`: how each of them is shown. */
  toChipLook?: ((name: string) => FieldLook) | undefined;
  /** Inside something with a border of its own. */
  bare?: boolean;
  /** The toolbar above the text. */
  tools?: boolean;
  /** Whether it gets the focus, after the last word. */
  autoFocus?: boolean;
  /** The first text may end with a space: somebody is in the middle of a sentence. */
  keepsSpaces?: boolean;
};

const words = StarterKit.configure({
  heading: { levels: [3] },
  link: { openOnClick: false, protocols: ['mailto'], defaultProtocol: 'https' },
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
});
const WITHOUT_FIELDS = [words];
const WITH_FIELDS = [words, FieldChip];

export default function RichTextEditor(props: RichTextEditorProps) {
  const {
    value,
    onChange,
    onBlur,
    onLength,
    focusRef,
    disabled,
    attributes,
    toChipLook,
    bare,
    tools = true,
    autoFocus = false,
    keepsSpaces = false,
  } = props;
  const hasFields = toChipLook !== undefined;
  const known = useRef(value);
  const look = useRef(toChipLook);
  const shown = (html: string) => (hasFields ? withChips(cleanHtml(html)) : cleanHtml(html));
  const editor = useEditor({
    extensions: hasFields ? WITH_FIELDS : WITHOUT_FIELDS,
    content: shown(value),
    parseOptions: { preserveWhitespace: keepsSpaces },
    editable: !disabled,
    autofocus: autoFocus ? 'end' : false,
    // A strict CSP allows no style tag without a nonce; the few rules are in the frame instead.
    injectCSS: false,
    editorProps: {
      attributes: () => ({ role: 'textbox', 'aria-multiline': 'true', ...asText(attributes) }),
      transformPastedHTML: shown,
    },
    onUpdate: ({ editor: now }) => {
      known.current = now.isEmpty ? '' : withoutChips(now.getHTML());
      if (look.current) paintChips(now.view.dom, look.current);
      onChange(known.current);
      onLength(now.getText().length);
    },
    onBlur,
  });

  // React may run effects again for an editor that is already destroyed; the next one gets its own.
  useLayoutEffect(() => {
    if (editor.isDestroyed) return undefined;
    focusRef({
      focus: () => editor.commands.focus(),
      focusEnd: () => {
        editor.commands.setTextSelection(editor.state.doc.content.size);
        // Its own command waits for the next frame, and keys pressed until then would go elsewhere.
        editor.view.focus();
      },
      focusAt: (characters) => {
        const { node, offset } = findPosition(editor.view.dom, characters);
        editor.commands.setTextSelection(editor.view.posAtDOM(node, offset));
        editor.view.focus();
      },
      setHtml: (html) => {
        known.current = html;
        editor.commands.setContent(shown(html), { emitUpdate: false });
        if (look.current) paintChips(editor.view.dom, look.current);
      },
      insertField: (name) => editor.chain().focus().insertContent({ type: 'fieldChip', attrs: { name } }).run(),
    });
    onLength(editor.getText().length);
    return () => focusRef(null);
    // The editor lives as long as the field does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [editor]);

  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!disabled, false);
  }, [editor, disabled]);

  // A reset or a loaded record changes the value from outside; typed text is already in the editor.
  useEffect(() => {
    if (value === known.current || editor.isDestroyed) return;
    known.current = value;
    editor.commands.setContent(shown(value), { emitUpdate: false });
    // How values are shown does not change while the editor lives.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [editor, value]);

  useLayoutEffect(() => {
    look.current = toChipLook;
    if (toChipLook && !editor.isDestroyed) paintChips(editor.view.dom, toChipLook);
  });

  return (
    <EditorFrame
      data-invalid={attributes['aria-invalid'] || undefined}
      data-disabled={disabled || undefined}
      data-bare={bare || undefined}
    >
      {tools && <RichTextToolbar editor={editor} disabled={disabled} />}
      <EditorContent editor={editor} />
    </EditorFrame>
  );
}

function asText(attributes: Record<string, string | boolean>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));
}
