import type { ElementType } from 'react';
import type { Polymorphic } from '../polymorphic.ts';
import { type Box, box } from './box.tsx';
import css from './layout.module.css';

type Own = Box & {
  align?: 'start' | 'center' | 'end';
  /** A line above each but the first. */
  divided?: boolean;
};

/** Things below each other, as wide as the parent unless `align` says otherwise. */
export function Stack<C extends ElementType = 'div'>(props: Polymorphic<Own, C>) {
  const { align, divided, ...rest } = props as Polymorphic<Own, 'div'>;
  return box(css.stack, rest, { 'data-align': align, 'data-divided': divided || undefined });
}
