import { element } from '../element.tsx';
import { DialogContent } from '../overlays/Dialog.tsx';
import css from './DialogForm.module.css';
/** A form that fills a dialog: its fields scroll, its buttons stay visible. */
export const DialogForm = element('div', css.dialogForm);

export const DialogFields = element(DialogContent, css.dialogFields);
