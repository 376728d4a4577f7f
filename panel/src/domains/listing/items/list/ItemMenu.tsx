import type { Item, ItemShown } from '@bellbird/contract/listing/items';
import MoreVertical from 'lucide-react/icons/ellipsis-vertical';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Divider, Menu, MenuItem } from '#ui/overlays/Menu.tsx';

type ItemMenuProps = {
  item: Item;
  place: number;
  total: number;
  onMove: (place: number) => void;
  onShow: (status: ItemShown) => void;
  onRemove: () => void;
  onEdit: () => void;
};

/** The menu of a product, with moves that need no dragging. */
export function ItemMenu({ item, place, total, onMove, onShow, onRemove, onEdit }: ItemMenuProps) {
  const { t } = useTranslation('items');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('moreOf', { name: item.name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertical />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(onEdit)}>{t('edit')}</MenuItem>
        {item.status === 'active' && <MenuItem onClick={choose(() => onShow('passive'))}>{t('hide')}</MenuItem>}
        {item.status === 'passive' && <MenuItem onClick={choose(() => onShow('active'))}>{t('show')}</MenuItem>}
        <Divider />
        <MenuItem disabled={place === 0} onClick={choose(() => onMove(0))}>
          {t('moveFirst')}
        </MenuItem>
        <MenuItem disabled={place === 0} onClick={choose(() => onMove(place - 1))}>
          {t('moveUp')}
        </MenuItem>
        <MenuItem disabled={place === total - 1} onClick={choose(() => onMove(place + 1))}>
          {t('moveDown')}
        </MenuItem>
        <Divider />
        <MenuItem onClick={choose(onRemove)}>{t('remove')}</MenuItem>
      </Menu>
    </>
  );
}
