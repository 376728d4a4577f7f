import { Popover as Base } from '@base-ui/react/popover';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { type Anchor, useLastAnchor } from './anchors.ts';
import floating from './floating.module.css';
import { useFocus } from './use-focus.ts';

export type PopoverProps = Omit<ComponentProps<'div'>, 'ref'> & {
  open: boolean;
  anchorEl: Anchor;
  onClose: () => void;
  /** Where there is more room than below the anchor. */
  above?: boolean;
  /** Which edge of the anchor it lines up with. */
  align?: 'start' | 'end';
  /** When it closes, the focus is not given back: what was chosen moves it. */
  disableRestoreFocus?: boolean;
  children: ReactNode;
};

/** Content that floats beside what opened it: a small form, a list of choices. Escape or a press beside it closes it. */
export function Popover(props: PopoverProps) {
  const { open, anchorEl, onClose, above, align = 'start', disableRestoreFocus, className, ...surface } = props;
  const anchor = useLastAnchor(anchorEl);
  const { ref, initialFocus } = useFocus(open, { returns: !disableRestoreFocus });
  return (
    <Base.Root open={open} onOpenChange={onClose} modal>
      <Base.Portal className={floating.portal}>
        <Base.Positioner
          className={floating.positioner}
          anchor={anchor}
          side={above ? 'top' : 'bottom'}
          align={align}
          sideOffset={8}
          collisionPadding={16}
        >
          <Base.Popup
            {...surface}
            ref={ref}
            className={cx(floating.surface, className)}
            initialFocus={initialFocus}
            finalFocus={false}
          />
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
