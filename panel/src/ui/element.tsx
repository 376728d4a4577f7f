import type { ComponentPropsWithRef, ElementType } from 'react';
import { cx } from './cx.ts';

type Own = {
  className?: string | undefined;
  /** Another element with the same look. */
  component?: ElementType;
};

/** An element or part with a class of its own: `export const Card = element('section', css.card)`. */
export function element<T extends ElementType>(Tag: T, own: string | undefined) {
  return function Element({ className, component, ...rest }: Omit<ComponentPropsWithRef<T>, keyof Own> & Own) {
    const Part: ElementType = component ?? Tag;
    return <Part className={cx(own, className)} {...rest} />;
  };
}
