import { styled } from '@mui/material/styles';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { cleanHtml } from './cleanHtml.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';

export type RichTextEditorProps = {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  onLength: (length: number) => void;
  focusRef: (target: { focus: () => void } | null) => void;
  disabled: boolean;
  /** For the editable element: id, label and description. */
  attributes: Record<string, string | boolean>;
};

const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    link: { openOnClick: false, protocols: ['mailto'], defaultProtocol: 'https' },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
  }),
];

export default function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, onBlur, onLength, focusRef, disabled, attributes } = props;
  const known = useRef(value);
  const editor = useEditor({
    extensions,
    content: cleanHtml(value),
    editable: !disabled,
    // A strict CSP admits no style tag without a nonce; the few rules it would add stand below.
    injectCSS: false,
    editorProps: {
      attributes: () => ({ role: 'textbox', 'aria-multiline': 'true', ...asText(attributes) }),
      transformPastedHTML: cleanHtml,
    },
    onUpdate: ({ editor: now }) => {
      known.current = now.isEmpty ? '' : now.getHTML();
      onChange(known.current);
      onLength(now.getText().length);
    },
    onBlur,
  });

  // React may run effects once more for an editor that is gone already; its successor gets its own.
  useEffect(() => {
    if (editor.isDestroyed) return undefined;
    focusRef({ focus: () => editor.commands.focus() });
    onLength(editor.getText().length);
    return () => focusRef(null);
    // The editor lives as long as the field does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [editor]);

  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!disabled, false);
  }, [editor, disabled]);

  // A reset or a loaded record changes the value from outside; what is typed is already in the editor.
  useEffect(() => {
    if (value === known.current || editor.isDestroyed) return;
    known.current = value;
    editor.commands.setContent(cleanHtml(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <Frame data-invalid={attributes['aria-invalid'] || undefined} data-disabled={disabled || undefined}>
      <RichTextToolbar editor={editor} disabled={disabled} />
      <EditorContent editor={editor} />
    </Frame>
  );
}

function asText(attributes: Record<string, string | boolean>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));
}

const Frame = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    border: `1px solid ${palette.ground.field}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: palette.background.paper,
    '&:has(.ProseMirror:focus)': {
      borderColor: palette.primary.main,
      boxShadow: `0 0 0 1px ${palette.primary.main}, 0 0 0 4px ${palette.primary.wash}`,
    },
    '&[data-invalid]': { borderColor: palette.error.main, boxShadow: `0 0 0 1px ${palette.error.main}` },
    '&[data-disabled]': {
      backgroundColor: palette.ground.sunken,
      borderColor: palette.divider,
      color: palette.text.secondary,
    },
    '& .ProseMirror': {
      minHeight: 136,
      maxHeight: 480,
      overflowY: 'auto',
      padding: '12px 16px',
      outline: 'none',
      whiteSpace: 'break-spaces',
      overflowWrap: 'anywhere',
      fontVariantLigatures: 'none',
    },
    '& .ProseMirror > * + *': { marginTop: 8 },
    '& .ProseMirror ul': { paddingInlineStart: 20, listStyle: 'disc' },
    '& .ProseMirror ol': { paddingInlineStart: 20, listStyle: 'decimal' },
    '& .ProseMirror blockquote': {
      margin: 0,
      paddingInlineStart: 12,
      borderInlineStart: `2px solid ${palette.divider}`,
      color: palette.text.secondary,
    },
    '& .ProseMirror a': { color: palette.primary.ink, textDecoration: 'underline', textUnderlineOffset: 3 },
    '& .ProseMirror-gapcursor': { display: 'none' },
    [theme.breakpoints.down('md')]: { '& .ProseMirror': { fontSize: '1rem', lineHeight: '1.5rem' } },
  };
});
