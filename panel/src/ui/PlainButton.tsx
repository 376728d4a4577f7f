import type { ElementType } from 'react';
import { cx } from './cx.ts';
import type { Polymorphic } from './polymorphic.ts';
import css from './PlainButton.module.css';

/** A button without a look of its own, for rows, tiles and pictures that can be pressed. */
export function PlainButton<C extends ElementType = 'button'>(props: Polymorphic<object, C>) {
  const { component: Tag = 'button', className, ...rest } = props as Polymorphic<object, 'button'>;
  return <Tag {...(Tag === 'button' && { type: 'button' })} className={cx(css.plain, className)} {...rest} />;
}
