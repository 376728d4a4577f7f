import { element } from '#ui/element.tsx';
import css from './layout.module.css';
/** The form beside its preview. */
export const Columns = element('div', css.columns);

/** Several controls under one label. */
export const Group = element('fieldset', css.group);
