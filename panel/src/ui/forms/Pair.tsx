import { element } from '../element.tsx';
import css from './Pair.module.css';
/** Two fields side by side, stacked on phones. */
export const Pair = element('div', css.pair);
