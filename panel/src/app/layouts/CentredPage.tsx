import { element } from '#ui/element.tsx';
import css from './CentredPage.module.css';
/** One element in the middle of an otherwise empty window. */
export const CentredPage = element('main', css.centredPage);
