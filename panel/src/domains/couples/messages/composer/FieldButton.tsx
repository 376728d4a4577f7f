import { MERGE_FIELDS, type MergeField } from '@bellbird/contract/couples/messages/merge-fields.ts';
import Braces from 'lucide-react/icons/braces';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import type { ComposerState } from './use-composer.ts';
import css from './FieldButton.module.css';

/** The merge fields with their values for this couple; those without a value cannot be chosen. */
export function FieldButton({ composer, onOpen }: { composer: ComposerState; onOpen: () => void }) {
  const { t } = useTranslation(['messages', 'merge-fields']);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const insert = (name: MergeField) => {
    setAnchor(null);
    composer.insertField(name);
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('merge-fields:insert')}
        aria-haspopup="menu"
        onClick={(event) => {
          onOpen();
          setAnchor(event.currentTarget);
        }}
        icon={Braces}
      />
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)} disableRestoreFocus>
        {MERGE_FIELDS.map((name) => (
          <MenuItem key={name} disabled={!composer.values?.[name]} onClick={() => insert(name)}>
            <span className={css.entry}>
              <span>{t(`merge-fields:${name}`)}</span>
              <small>{composer.values?.[name] ?? t('merge-fields:none')}</small>
            </span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
