import X from 'lucide-react/icons/x';
import { MenuItem } from '../overlays/Menu.tsx';
import { MoreMenu } from '../overlays/MoreMenu.tsx';
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
        <span className={css.line} data-only="wide" aria-hidden />
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
        {crowded && (
          <MoreMenu label={t('list.more')}>
            {actions.slice(ROOM_ON_PHONES - 1).map(({ key, icon, label, onClick }) => (
              <MenuItem key={key} onClick={onClick}>
                {icon}
                {label}
              </MenuItem>
            ))}
          </MoreMenu>
        )}
        <span className={css.line} data-only="wide" aria-hidden />
        <IconButton aria-label={t('list.clearSelection')} onClick={onClear} icon={X} />
      </div>
    </div>
  );
}
