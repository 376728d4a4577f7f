import { cx } from '../cx.ts';
import css from './Drawer.module.css';
import { Modal, type ModalProps } from './Modal.tsx';

/** A panel that slides in from the side where reading starts, as wide as the sidebar. */
export function Drawer({ className, ...modal }: ModalProps) {
  return <Modal {...modal} className={cx(css.drawer, className)} />;
}
