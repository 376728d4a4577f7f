import Check from 'lucide-react/icons/check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { IconButton } from '../IconButton.tsx';
import { Menu, MenuItem } from '../overlays/Menu.tsx';
import { useUiText } from '../use-ui-text.ts';
import type { Column } from './types.ts';

export type ColumnsMenuProps<Row> = {
  columns: readonly Column<Row>[];
  hidden: readonly string[];
  onToggle: (key: string) => void;
};

export function ColumnsMenu<Row>({ columns, hidden, onToggle }: ColumnsMenuProps<Row>) {
  const t = useUiText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('list.columns')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        icon={SlidersHorizontal}
      />
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {columns.slice(1).map(({ key, header, fixed }) => (
          <MenuItem
            key={key}
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(key)}
            disabled={fixed}
            onClick={() => onToggle(key)}
          >
            <Check aria-hidden style={{ visibility: hidden.includes(key) ? 'hidden' : 'visible' }} />
            {header}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
