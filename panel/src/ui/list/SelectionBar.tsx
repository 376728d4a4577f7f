import Ellipsis from 'lucide-react/icons/ellipsis';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Menu, MenuItem } from '../overlays/Menu.tsx';
import { useUiText } from '../use-ui-text.ts';
import type { BulkAction } from './types.ts';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { useMediaQuery } from '../use-media-query.ts';
import css from './SelectionBar.module.css';

const ROOM_ON_PHONES = 3;

export type SelectionBarProps = { count: number; actions: readonly BulkAction[]; onClear: () => void };

/** Appears while rows are selected, with the actions for all of them. */
export function SelectionBar({ count, actions, onClear }: SelectionBarProps) {
  const t = useUiText();
  const isPhone = useMediaQuery('(width < 1000px)');
  const crowded = isPhone && actions.length > ROOM_ON_PHONES;
  const inSight = crowded ? actions.slice(0, ROOM_ON_PHONES - 1) : actions;
  return (
    <div className={css.place}>
      <div className={css.bar} role="region" aria-label={t('list.actions')}>
        <span className={css.count} role="status">
          {t('list.selected', { count })}
        </span>
        <span className={css.line} aria-hidden />
        {inSight.map((action) =>
          isPhone ? (
            <IconButton key={action.key} aria-label={action.label} onClick={action.onClick}>
              {action.icon}
            </IconButton>
          ) : (
            <Button key={action.key} variant="text" startIcon={action.icon} onClick={action.onClick}>
              {action.label}
            </Button>
          ),
        )}
        {crowded && <MoreActions actions={actions.slice(ROOM_ON_PHONES - 1)} />}
        <span className={css.line} aria-hidden />
        <IconButton aria-label={t('list.clearSelection')} onClick={onClear}>
          <X />
        </IconButton>
      </div>
    </div>
  );
}

function MoreActions({ actions }: { actions: readonly BulkAction[] }) {
  const t = useUiText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton aria-label={t('list.more')} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <Ellipsis />
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem
            key={action.key}
            onClick={() => {
              setAnchor(null);
              action.onClick();
            }}
          >
            {action.icon}
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
