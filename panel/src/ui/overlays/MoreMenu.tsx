import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ElementType, useState } from 'react';
import { IconButton } from '../IconButton.tsx';
import { Menu, type MenuProps } from './Menu.tsx';

type MoreMenuProps = Pick<MenuProps, 'align' | 'children'> & {
  label: string;
  icon?: ElementType;
  size?: 'small' | 'medium';
};

/** A button with three dots, or another icon, and the menu of what else can be done. */
export function MoreMenu({ label, icon = Ellipsis, size = 'medium', ...menu }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size={size}
        icon={icon}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu {...menu} aria-label={label} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
