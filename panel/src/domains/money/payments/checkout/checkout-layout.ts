import { element } from '#ui/element.tsx';
import css from './checkout-layout.module.css';

/** The form next to the order; on phones the order comes first. */
export const Columns = element('div', css.columns);

export const Paying = element('div', css.paying);

export const Aside = element('aside', css.aside);
