import { element } from './element.tsx';
import css from './VisuallyHidden.module.css';
/** Text for screen readers; others see it from the picture. */
export const VisuallyHidden = element('span', css.visuallyHidden);
