import type { ElementType } from 'react';
import { cx } from '../cx.ts';
import type { Polymorphic } from '../polymorphic.ts';
import { type Gap, type Space, type Spacing, spacing } from '../spacing.ts';
import css from './layout.module.css';

type Own = Spacing & {
  gap?: Gap;
  /** Room around it, as in a card. */
  pad?: Space;
  align?: 'start' | 'center' | 'end';
  /** Takes the space that its neighbours leave. */
  grow?: boolean;
  /** A line above each but the first. */
  divided?: boolean;
};

/** Things below each other, as wide as the parent unless `align` says otherwise. */
export function Stack<C extends ElementType = 'div'>(props: Polymorphic<Own, C>) {
  const {
    component: Tag = 'div',
    gap,
    pad,
    align,
    grow,
    divided,
    mt,
    mb,
    className,
    ...rest
  } = props as Polymorphic<Own, 'div'>;
  const space = spacing({ mt, mb });
  return (
    <Tag
      className={cx(css.stack, space.className, className)}
      data-gap={gap}
      data-pad={pad}
      data-align={align}
      data-grow={grow || undefined}
      data-divided={divided || undefined}
      {...space.attributes}
      {...rest}
    />
  );
}
