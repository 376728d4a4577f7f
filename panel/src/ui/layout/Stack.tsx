import type { ElementType } from 'react';
import { cx } from '../cx.ts';
import type { Polymorphic } from '../polymorphic.ts';
import { type Gap, type Spacing, spacing } from '../spacing.ts';
import css from './layout.module.css';

type Own = Spacing & {
  gap?: Gap;
  align?: 'start' | 'center' | 'end';
  /** Takes the space that its neighbours leave. */
  grow?: boolean;
};

/** Things below each other, as wide as the parent unless `align` says otherwise. */
export function Stack<C extends ElementType = 'div'>(props: Polymorphic<Own, C>) {
  const { component: Tag = 'div', gap, align, grow, mt, mb, className, ...rest } = props as Polymorphic<Own, 'div'>;
  const space = spacing({ mt, mb });
  return (
    <Tag
      className={cx(css.stack, space.className, className)}
      data-gap={gap}
      data-align={align}
      data-grow={grow || undefined}
      {...space.attributes}
      {...rest}
    />
  );
}
