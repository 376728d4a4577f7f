import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { Menu, MenuItem } from '../overlays/Menu.tsx';
import { useUiText } from '../use-ui-text.ts';
import type { Column, Sort } from './types.ts';

export type SortMenuProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
};

/** Cards have no column heads; on phones this menu sorts instead. */
export function SortMenu<Row>({ columns, sort, onSort }: SortMenuProps<Row>) {
  const t = useUiText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="text"
        size="small"
        startIcon={<ArrowDownUp />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('list.sortBy')}
      </Button>
      <Menu aria-label={t('list.sortBy')} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns
          .filter((column) => column.sortable)
          .map(({ key, header }) => {
            const direction = sort?.key === key ? sort.direction : undefined;
            return (
              <MenuItem
                key={key}
                selected={Boolean(direction)}
                onClick={() => onSort({ key, direction: direction === 'asc' ? 'desc' : 'asc' })}
              >
                {header}
                {direction === 'asc' && <ArrowUp aria-label={t('list.sortedUp')} />}
                {direction === 'desc' && <ArrowDown aria-label={t('list.sortedDown')} />}
              </MenuItem>
            );
          })}
      </Menu>
    </>
  );
}
