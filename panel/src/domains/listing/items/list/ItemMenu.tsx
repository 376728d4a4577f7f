import type { Item, ItemShown } from '@bellbird/contract/listing/items';
import MoreVertical from 'lucide-react/icons/ellipsis-vertical';
import { useTranslation } from '#texts/use-translation.ts';
import { Divider, MenuItem } from '#ui/overlays/Menu.tsx';
import { MoreMenu } from '#ui/overlays/MoreMenu.tsx';

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
  return (
    <MoreMenu label={t('moreOf', { name: item.name })} size="small" icon={MoreVertical}>
      <MenuItem onClick={onEdit} label={t('edit')} />
      {item.status === 'active' && <MenuItem onClick={() => onShow('passive')} label={t('hide')} />}
      {item.status === 'passive' && <MenuItem onClick={() => onShow('active')} label={t('show')} />}
      <Divider />
      <MenuItem disabled={place === 0} onClick={() => onMove(0)} label={t('moveFirst')} />
      <MenuItem disabled={place === 0} onClick={() => onMove(place - 1)} label={t('moveUp')} />
      <MenuItem disabled={place === total - 1} onClick={() => onMove(place + 1)} label={t('moveDown')} />
      <Divider />
      <MenuItem onClick={onRemove} label={t('remove')} />
    </MoreMenu>
  );
}
