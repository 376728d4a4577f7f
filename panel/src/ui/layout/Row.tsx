import type { ElementType } from 'react';
import { cx } from '../cx.ts';
import type { Polymorphic } from '../polymorphic.ts';
import { type Gap, type Space, type Spacing, spacing } from '../spacing.ts';
import css from './layout.module.css';

type Own = Spacing & {
  gap?: Gap;
  /** Room around it, as in a card. */
  pad?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'center' | 'end' | 'between';
  wrap?: boolean;
  /** Takes the space that its neighbours leave. */
  grow?: boolean;
  /** As wide as its content, within a line of text. */
  inline?: boolean;
};

/** Things side by side, centred on each other unless `align` says otherwise. */
export function Row<C extends ElementType = 'div'>(props: Polymorphic<Own, C>) {
  const {
    component: Tag = 'div',
    gap,
    pad,
    align,
    justify,
    wrap,
    grow,
    inline,
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
      data-pad={pad}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
      data-grow={grow || undefined}
      data-inline={inline || undefined}
      {...space.attributes}
      {...rest}
    />
  );
}
