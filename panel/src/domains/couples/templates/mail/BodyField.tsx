import { MERGE_FIELDS, type MergeField } from '@bellbird/contract/couples/messages/merge-fields.ts';
import Braces from 'lucide-react/icons/braces';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { RichTextField } from '#ui/forms/RichTextField.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import type { RichTextHandle } from '#ui/rich-text/RichTextEditor.tsx';
import { useFieldNames } from './use-field-names.ts';

/** The text of a template, with merge fields. */
export function BodyField() {
  const { t } = useTranslation('templates');
  const notices = useNotices();
  const toName = useFieldNames();
  const editor = useRef<RichTextHandle>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toChipLook = useCallback(
    (name: string) => {
      const words = toName(name);
      return { words: words ?? `{{${name}}}`, isUnresolved: words === undefined };
    },
    [toName],
  );
  const insert = (name: MergeField) => {
    setAnchor(null);
    if (editor.current) editor.current.insertField(name);
    else notices.error(t('editorNotReady'));
  };
  return (
    <>
      <RichTextField
        name="body"
        label={t('mail.body')}
        required
        toChipLook={toChipLook}
        editorRef={editor}
        labelEnd={
          <Button
            size="small"
            variant="text"
            aria-haspopup="menu"
            startIcon={<Braces aria-hidden />}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            {t('mail.insertField')}
          </Button>
        }
      />
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)} disableRestoreFocus>
        {MERGE_FIELDS.map((name) => (
          <MenuItem key={name} onClick={() => insert(name)} label={toName(name)} />
        ))}
      </Menu>
    </>
  );
}
