import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { element } from '../element.tsx';
import css from './Dialog.module.css';
import { Modal, type ModalProps } from './Modal.tsx';

export type DialogProps = Omit<ModalProps, 'open' | 'title'> & {
  open?: boolean;
  /** What it is called; without one, `aria-labelledby` names it. */
  title?: ReactNode;
  /** The widest it gets; `false` for as wide as its content. */
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg' | false;
  /** As wide as `maxWidth` allows, whatever is in it. */
  fullWidth?: boolean;
  /** Covers the page on large screens too. */
  fullScreen?: boolean;
  /** An `alertdialog` asks one question; it stays a card on phones, where dialogs fill the screen. */
  role?: 'dialog' | 'alertdialog';
};

/** A dialog: a title, content that scrolls, and actions that stay visible, one of which leaves it. */
export function Dialog(props: DialogProps) {
  const { open = true, title, maxWidth = 'sm', fullWidth, fullScreen, className, children, ...modal } = props;
  const id = useId();
  return (
    <Modal
      {...(title !== undefined && { 'aria-labelledby': id })}
      {...modal}
      open={open}
      className={cx(css.dialog, className)}
      data-width={maxWidth || undefined}
      data-full-width={(fullWidth ?? title !== undefined) || undefined}
      data-full-screen={fullScreen || undefined}
    >
      {title !== undefined && <DialogTitle id={id}>{title}</DialogTitle>}
      {children}
    </Modal>
  );
}

export const DialogTitle = element('h2', css.title);

/** The part that scrolls. */
export const DialogContent = element('div', css.content);

/** A quiet sentence or two. */
export const DialogText = element('p', css.text);

/** The buttons: the main one last and filled, ‘Cancel’ and others outlined; on phones they are stacked with the main one on top. */
export const DialogActions = element('div', css.actions);
