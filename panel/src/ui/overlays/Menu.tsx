import { type ComponentProps, type ElementType, type ReactNode, useContext, useState } from 'react';
import { lazyPart } from '#loading/lazy-part.ts';
import { element } from '../element.tsx';
import type { Anchor } from './anchors.ts';
import { LostPopup, type LostProps } from './Lost.tsx';
import { useEarlyLoad } from './first-move.ts';
import { MenuItemContext, MenuLostContext } from './menu-context.ts';
import css from './Menu.module.css';

export type MenuProps = {
  open: boolean;
  anchorEl: Anchor;
  onClose: () => void;
  /** Which edge of the anchor it lines up with. */
  align?: 'start' | 'end';
  className?: string | undefined;
  /** When it closes, the focus is not given back: what was chosen moves it. */
  disableRestoreFocus?: boolean;
  /** Above the items, not an item itself; such a menu needs a name. */
  header?: ReactNode;
  'aria-label'?: string;
  children: ReactNode;
};

export type MenuPopupProps = MenuProps & LostProps;

type ItemLook = {
  icon?: ElementType;
  label?: ReactNode;
  selected?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** `component={Link} to="…"` makes it a link. */
export type MenuItemProps<C extends ElementType> = ItemLook & {
  component?: C;
} & Omit<ComponentProps<C>, keyof ItemLook | 'component' | 'ref'>;

/** An item whatever it is rendered as. */
export type AnyItemProps = ItemLook & Omit<ComponentProps<'div'>, 'ref'> & { component?: ElementType };

/** Without its code it does not open, this time: the page and what was typed there stay. */
const Popup = lazyPart(() => import('./MenuPopup.tsx'), 'MenuPopup', { ifLost: LostPopup<MenuPopupProps> });

/** A menu beside the button that opened it, with arrow keys, Home, End and typing ahead. */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(props.open);
  if (props.open && !isWanted) setWanted(true);
  useEarlyLoad(Popup);
  const forget = () => {
    setWanted(false);
    props.onClose();
  };
  return (
    isWanted && (
      <MenuLostContext value={forget}>
        <Popup {...props} onLost={forget} />
      </MenuLostContext>
    )
  );
}

/** In place of items in a file of their own that was lost: `lazyPart(…, { isAwaited: true, ifLost: LostItems })`. */
export function LostItems() {
  return <LostPopup onLost={useContext(MenuLostContext)} />;
}

/** One action, with its `icon` and `label`. Choosing it closes the menu, unless it is one of several to tick. */
export function MenuItem<C extends ElementType = 'div'>(props: MenuItemProps<C>) {
  const renderItem = useContext(MenuItemContext);
  if (!renderItem) throw new Error('A <MenuItem> needs a <Menu> around it.');
  return renderItem(props as AnyItemProps);
}

/** A heading inside a menu. */
export const MenuGroupLabel = element('div', css.label);

/** A line between groups of items. */
export const Divider = element('hr', css.divider);
