import { type Editor, useEditorState } from '@tiptap/react';
import Link2 from 'lucide-react/icons/link-2';
import { type FormEvent, useState } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { Input } from '../forms/Input.tsx';
import { Popover } from '../overlays/Popover.tsx';
import css from './LinkButton.module.css';

export function LinkButton({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const t = useUiText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [address, setAddress] = useState('');
  const isOn = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') });

  const open = (button: HTMLElement) => {
    setAddress(String(editor.getAttributes('link')['href'] ?? ''));
    setAnchor(button);
  };
  const close = () => setAnchor(null);
  const set = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree this field is inside another form, though not on the page.
    event.stopPropagation();
    const href = address.trim();
    if (href)
      editor
        .chain()
        .focus()
        .extendMarkRange('link')
        .setLink({ href: withProtocol(href) })
        .run();
    close();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    close();
  };

  return (
    <>
      <IconButton
        size="small"
        disabled={disabled}
        aria-label={t('rich.link')}
        aria-pressed={isOn}
        aria-haspopup="dialog"
        onClick={(event) => open(event.currentTarget)}
        icon={Link2}
      />
      <Popover anchorEl={anchor} open={Boolean(anchor)} onClose={close} aria-label={t('rich.link')}>
        <form className={css.line} onSubmit={set}>
          <Input
            autoFocus
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            placeholder="https://"
            aria-label={t('rich.linkAddress')}
            inputMode="url"
            autoCapitalize="none"
          />
          <Button type="submit">{t('rich.linkSet')}</Button>
          {isOn && (
            <Button variant="text" onClick={remove}>
              {t('rich.linkRemove')}
            </Button>
          )}
        </form>
      </Popover>
    </>
  );
}

function withProtocol(address: string): string {
  return /^(https?:|mailto:)/i.test(address) ? address : `https://${address}`;
}
