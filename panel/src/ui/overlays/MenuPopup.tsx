import { Menu as Base } from '@base-ui/react/menu';
import { createElement } from 'react';
import { cx } from '../cx.ts';
import { useLastAnchor } from './anchors.ts';
import { FirstFocus } from './FirstFocus.tsx';
import floating from './floating.module.css';
import css from './Menu.module.css';
import type { AnyItemProps, MenuPopupProps } from './Menu.tsx';
import { MenuItemContext } from './menu-context.ts';
import { useFocus } from './use-focus.ts';

export function MenuPopup(props: MenuPopupProps) {
  const {
    open,
    anchorEl,
    onClose,
    align = 'start',
    disableRestoreFocus,
    header,
    className,
    children,
    onLost: _,
    ...popup
  } = props;
  const anchor = useLastAnchor(anchorEl);
  const { ref } = useFocus(open, { returns: !disableRestoreFocus });
  return (
    <Base.Root open={open} onOpenChange={onClose}>
      <Base.Portal className={floating.portal}>
        <Base.Positioner
          className={floating.positioner}
          anchor={anchor}
          side="bottom"
          align={align}
          collisionPadding={16}
        >
          <Base.Popup
            {...popup}
            {...(header && { role: 'dialog' })}
            ref={ref}
            className={cx(floating.surface, css.menu, className)}
            finalFocus={false}
          >
            {header}
            <MenuItemContext value={renderItem}>
              {header ? (
                <Base.List className={css.list} aria-label={popup['aria-label']}>
                  {children}
                </Base.List>
              ) : (
                <div className={css.list}>{children}</div>
              )}
            </MenuItemContext>
            <FirstFocus role="menuitem" />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const renderItem = (item: AnyItemProps) => <Item {...item} />;

function Item({ component, icon: Icon, label, selected, className, ...rest }: AnyItemProps) {
  const { children, ...others } = rest;
  const look = {
    className: cx(floating.row, className),
    'data-selected': selected || undefined,
    closeOnClick: rest.role !== 'menuitemcheckbox',
    children: (
      <>
        {Icon && <Icon aria-hidden />}
        {label}
        {children}
      </>
    ),
  };
  return component ? (
    <Base.LinkItem {...look} render={createElement(component, others)} />
  ) : (
    <Base.Item {...others} {...look} />
  );
}
