import { element } from '#ui/element.tsx';
import css from './ComposerBox.module.css';

/** The end of the conversation; on phones it sticks above the bottom bar. */
export const ComposerBox = element('div', css.composerBox);
