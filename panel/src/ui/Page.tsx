import { element } from './element.tsx';
import css from './Page.module.css';
/** The content of a page: at most 1344 wide, with space for what sticks to the bottom of a phone. */
export const Page = element('div', css.page);
