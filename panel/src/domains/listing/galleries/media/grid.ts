import { element } from '#ui/element.tsx';
import css from './grid.module.css';
/** The grid of media: four columns on a desktop, two on a phone. The main image is larger if it is first. */
export const Grid = element('ul', css.grid);

export const Frame = element('div', css.frame);

export const Figure = element('figure', css.figure);

export const Line = element('figcaption', css.line);
