import { element } from '../element.tsx';
import './merge-field.module.css';
import css from './EditorFrame.module.css';

/** The border of the editor; `data-bare` leaves it to the surroundings. */
export const EditorFrame = element('div', css.editorFrame);
