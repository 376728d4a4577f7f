import css from './spacing.module.css';

/** A step of the spacing scale: four pixels each. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8;
export type Gap = Space | 0.5 | 1.5 | 2.5 | 3.5;

/** Space above and below; prefer the gap of the parent. */
export type Spacing = { mt?: Space | undefined; mb?: Space | undefined };

export function spacing({ mt, mb }: Spacing) {
  return { className: (mt ?? mb) === undefined ? undefined : css.space, attributes: { 'data-mt': mt, 'data-mb': mb } };
}
