import { element } from '#ui/element.tsx';
import css from './PhotoTools.module.css';

/** Buttons in the corner of a photo, readable on any of them. */
export const PhotoTools = element('div', css.tools);
