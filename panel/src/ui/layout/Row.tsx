import type { ElementType } from 'react';
import type { Polymorphic } from '../polymorphic.ts';
import { type Box, box } from './box.tsx';
import css from './layout.module.css';

type Own = Box & {
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'center' | 'end' | 'between';
  wrap?: boolean;
  /** As wide as its content, within a line of text. */
  inline?: boolean;
};

/** Things side by side, centred on each other unless `align` says otherwise. */
export function Row<C extends ElementType = 'div'>(props: Polymorphic<Own, C>) {
  const { align, justify, wrap, inline, ...rest } = props as Polymorphic<Own, 'div'>;
  return box(css.row, rest, {
    'data-align': align,
    'data-justify': justify,
    'data-wrap': wrap || undefined,
    'data-inline': inline || undefined,
  });
}
