import { element } from './element.tsx';
import css from './Kbd.module.css';

/** A key on the keyboard. */
export const Kbd = element('kbd', css.kbd);
