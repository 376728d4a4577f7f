import type { ElementType } from 'react';
import { cx } from '../cx.ts';
import type { Polymorphic } from '../polymorphic.ts';
import type { Gap } from '../spacing.ts';
import css from './layout.module.css';

/** As many equal columns as fit; a page sets their least width with `--column`. */
export function Grid<C extends ElementType = 'div'>(props: Polymorphic<{ gap?: Gap }, C>) {
  const { component: Tag = 'div', gap = 4, className, ...rest } = props as Polymorphic<{ gap?: Gap }, 'div'>;
  return <Tag className={cx(css.grid, className)} data-gap={gap} {...rest} />;
}
