import { Dialog as Base } from '@base-ui/react/dialog';
import type { ComponentProps, ReactNode } from 'react';
import css from './Modal.module.css';
import { useFocus } from './use-focus.ts';
import { useIsTopmost } from './use-is-topmost.ts';

export type ModalProps = Omit<ComponentProps<'div'>, 'ref'> & {
  open: boolean;
  /** Escape, or a press beside it. Without it, only its own buttons close it. */
  onClose?: (() => void) | undefined;
  /** After it has faded out. */
  onClosed?: (() => void) | undefined;
  children: ReactNode;
};

/** What covers the page until it is closed: the base of dialogs and drawers. `className` styles the surface. */
export function Modal({ open, onClose, onClosed, children, ...surface }: ModalProps) {
  const { ref, initialFocus } = useFocus(open);
  const isTopmost = useIsTopmost(open);
  return (
    <Base.Root
      open={open}
      onOpenChange={(_open, { reason, cancel }) => {
        if (reason === 'escape-key' && !isTopmost()) cancel();
        else onClose?.();
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.();
      }}
    >
      <Base.Portal className={css.portal}>
        <Base.Backdrop className={css.backdrop} forceRender />
        <Base.Viewport className={css.viewport}>
          <Base.Popup {...surface} ref={ref} initialFocus={initialFocus} finalFocus={false}>
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
