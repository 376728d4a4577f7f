import type { ComponentPropsWithRef, ElementType } from 'react';
import { cx } from './cx.ts';

/** An element or part with a class of its own: `export const Card = element('section', css.card)`. */
export function element<T extends ElementType>(Tag: T, own: string | undefined) {
  const Part: ElementType = Tag;
  return function Element({ className, ...rest }: ComponentPropsWithRef<T> & { className?: string | undefined }) {
    return <Part className={cx(own, className)} {...rest} />;
  };
}
