import { Popover as Base } from '@base-ui/react/popover';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { type Anchor, useLastAnchor } from './anchors.ts';
import floating from './floating.module.css';
import { useFocus } from './use-focus.ts';

type Corner = { vertical: 'top' | 'bottom'; horizontal: 'left' | 'right' };

export type PopoverProps = Omit<ComponentProps<'div'>, 'ref'> & {
  open: boolean;
  anchorEl: Anchor;
  onClose: () => void;
  /** The corner of the anchor that it opens at; `left` is where reading starts. */
  anchorOrigin?: Corner;
  /** Its own corner there, on the opposite edge: it opens above or below the anchor, never over it. */
  transformOrigin?: Corner;
  /** When it closes, the focus is not given back: what was chosen moves it. */
  disableRestoreFocus?: boolean;
  /** Attributes of the surface, such as its accessible name. */
  slotProps?: { paper?: Omit<ComponentProps<'div'>, 'ref'> };
  children: ReactNode;
};

/** Content that floats beside what opened it: a small form, a list of choices. Escape or a press beside it closes it. */
export function Popover(props: PopoverProps) {
  const { open, anchorEl, onClose, anchorOrigin, transformOrigin, disableRestoreFocus, slotProps, ...rest } = props;
  const { className, children, ...surface } = { ...rest, ...slotProps?.paper };
  const anchor = useLastAnchor(anchorEl);
  const { ref, initialFocus } = useFocus(open, { returns: !disableRestoreFocus });
  const isAbove = anchorOrigin?.vertical === 'top' || transformOrigin?.vertical === 'bottom';
  return (
    <Base.Root open={open} onOpenChange={onClose} modal>
      <Base.Portal className={floating.portal}>
        <Base.Positioner
          className={floating.positioner}
          anchor={anchor}
          side={isAbove ? 'top' : 'bottom'}
          align={anchorOrigin?.horizontal === 'right' ? 'end' : 'start'}
          sideOffset={8}
          collisionPadding={16}
        >
          <Base.Popup
            {...surface}
            ref={ref}
            className={cx(floating.surface, className)}
            initialFocus={initialFocus}
            finalFocus={false}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
