import { element } from '#ui/element.tsx';
import css from './TopBarFrame.module.css';

/** The bar at the top of a layout; prime customers get plum through the bar's tokens. */
export const TopBarFrame = element('header', css.topBarFrame);
