import type { ElementType } from 'react';
import { cx } from './cx.ts';
import type { Polymorphic } from './polymorphic.ts';
import css from './TextLink.module.css';

type Own = { size?: 'small' };

/** An underlined link in a text; `component="button"` for what acts in place. */
export function TextLink<C extends ElementType = 'a'>(props: Polymorphic<Own, C>) {
  const { component: Tag = 'a', size, className, ...rest } = props as Polymorphic<Own, 'a'>;
  return <Tag className={cx(css.link, className)} data-size={size} {...rest} />;
}
