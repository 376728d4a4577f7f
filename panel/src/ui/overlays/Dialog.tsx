import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import css from './Dialog.module.css';
import { Modal, type ModalProps } from './Modal.tsx';

export type DialogProps = ModalProps & {
  /** The widest it gets; `false` for as wide as its content. */
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg' | false;
  /** As wide as `maxWidth` allows, whatever is in it. */
  fullWidth?: boolean;
  /** Covers the page on large screens too. */
  fullScreen?: boolean;
  /** An `alertdialog` asks one question; it stays a card on phones, where dialogs fill the screen. */
  role?: 'dialog' | 'alertdialog';
};

/** A dialog: a title, content that scrolls, and actions that stay visible. */
export function Dialog({ maxWidth = 'sm', fullWidth, fullScreen, className, ...modal }: DialogProps) {
  return (
    <Modal
      {...modal}
      className={cx(css.dialog, className)}
      data-width={maxWidth || undefined}
      data-full-width={fullWidth || undefined}
      data-full-screen={fullScreen || undefined}
    />
  );
}

export function DialogTitle({ className, children, ...heading }: ComponentProps<'h2'>) {
  return (
    <h2 {...heading} className={cx(css.title, className)}>
      {children}
    </h2>
  );
}

/** The part that scrolls. */
export function DialogContent({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(css.content, className)} />;
}

/** A quiet sentence or two. */
export function DialogText({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={cx(css.text, className)} />;
}

/** The buttons, the main one last; on phones they are stacked with the main one on top. */
export function DialogActions({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(css.actions, className)} />;
}
