import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';

type MoveMenuProps = {
  name: string;
  order: number;
  last: number;
  onMove: (position: number) => void;
  /** The listeners that make the handle draggable. */
  handle?: ComponentProps<typeof IconButton>;
};

/** The handle of a tile: drag it to move the tile, or click it for a menu. */
export function MoveMenu({ name, order, last, onMove, handle }: MoveMenuProps) {
  const { t } = useTranslation('galleries');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choices = [
    { key: 'first', icon: ChevronFirst, to: 1 },
    { key: 'earlier', icon: ChevronLeft, to: order - 1 },
    { key: 'later', icon: ChevronRight, to: order + 1 },
    { key: 'last', icon: ChevronLast, to: last },
  ];
  return (
    <>
      <IconButton
        {...handle}
        aria-label={t('move.label', { name })}
        aria-haspopup="menu"
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget)}
        icon={GripVertical}
      />
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {choices.map(({ key, icon, to }) => (
          <MenuItem
            key={key}
            disabled={to < 1 || to > last || to === order}
            onClick={() => onMove(to)}
            icon={icon}
            label={t(`move.${key}`)}
          />
        ))}
      </Menu>
    </>
  );
}
