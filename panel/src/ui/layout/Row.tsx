import type { ElementType } from 'react';
import { cx } from '../cx.ts';
import type { Polymorphic } from '../polymorphic.ts';
import { type Gap, type Spacing, spacing } from '../spacing.ts';
import css from './layout.module.css';

type Own = Spacing & {
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'center' | 'end' | 'between';
  wrap?: boolean;
  /** Takes the space that its neighbours leave. */
  grow?: boolean;
};

/** Things side by side, centred on each other unless `align` says otherwise. */
export function Row<C extends ElementType = 'div'>(props: Polymorphic<Own, C>) {
  const {
    component: Tag = 'div',
    gap,
    align,
    justify,
    wrap,
    grow,
    mt,
    mb,
    className,
    ...rest
  } = props as Polymorphic<Own, 'div'>;
  const space = spacing({ mt, mb });
  return (
    <Tag
      className={cx(css.row, space.className, className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
      data-grow={grow || undefined}
      {...space.attributes}
      {...rest}
    />
  );
}
