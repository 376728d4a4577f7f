import { type Editor, useEditorState } from '@tiptap/react';
import type { LucideIcon } from 'lucide-react';
import Bold from 'lucide-react/icons/letter-b';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useUiText } from '../use-ui-text.ts';
import { LinkButton } from './LinkButton.tsx';
import { Spacer } from '../layout/Spacer.tsx';
import { IconButton } from '../IconButton.tsx';
import css from './RichTextToolbar.module.css';

type Tool = {
  key: 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'quote';
  icon: LucideIcon;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const TOOLS: readonly Tool[] = [
  { key: 'bold', icon: Bold, isOn: (e) => e.isActive('bold'), run: (e) => e.chain().focus().toggleBold().run() },
  {
    key: 'italic',
    icon: Italic,
    isOn: (e) => e.isActive('italic'),
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    key: 'heading',
    icon: Heading3,
    isOn: (e) => e.isActive('heading'),
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    key: 'bullets',
    icon: List,
    isOn: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'numbers',
    icon: ListOrdered,
    isOn: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    key: 'quote',
    icon: Quote,
    isOn: (e) => e.isActive('blockquote'),
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
];

export function RichTextToolbar({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const t = useUiText();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: TOOLS.filter((tool) => tool.isOn(now)).map((tool) => tool.key),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  return (
    <div className={css.bar} role="group" aria-label={t('rich.toolbar')}>
      {TOOLS.map(({ key, icon: Icon, run }) => (
        <IconButton
          key={key}
          size="small"
          disabled={disabled}
          aria-label={t(`rich.${key}`)}
          aria-pressed={state.on.includes(key)}
          onClick={() => run(editor)}
          icon={Icon}
        />
      ))}
      <LinkButton editor={editor} disabled={disabled} />
      <Spacer />
      <IconButton
        size="small"
        aria-label={t('rich.undo')}
        disabled={disabled || !state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
        icon={Undo2}
      />
      <IconButton
        size="small"
        aria-label={t('rich.redo')}
        disabled={disabled || !state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
        icon={Redo2}
      />
    </div>
  );
}
