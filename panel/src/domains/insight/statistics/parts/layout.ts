import { element } from '#ui/element.tsx';
import css from './layout.module.css';
/** Cards in one column. */
export const Cards = element('div', css.cards);

/** TwoColumns cards side by side where there is room. */
export const TwoColumns = element('div', css.twoColumns);

/** A line at the end of a card, often with a link to the rows of a figure. */
export const CardFooter = element('p', css.cardFooter);
