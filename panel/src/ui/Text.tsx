import type { ElementType } from 'react';
import { cx } from './cx.ts';
import type { Polymorphic } from './polymorphic.ts';
import { type Spacing, spacing } from './spacing.ts';
import css from './Text.module.css';

/** The type scale, with the element that each size usually is. */
const ELEMENTS = {
  title: 'h1',
  subtitle: 'h2',
  section: 'h2',
  heading: 'h3',
  lead: 'p',
  body: 'p',
  strong: 'p',
  small: 'p',
  label: 'span',
  caption: 'span',
  number: 'span',
  fact: 'span',
  /** As large as the text around it. */
  inherit: 'span',
} as const;

export type TextSize = keyof typeof ELEMENTS;

type Own = Spacing & {
  size: TextSize;
  quiet?: boolean;
  tone?: 'danger' | 'warning' | 'success' | undefined;
  weight?: 'medium' | 'semibold';
  /** Figures below each other line up. */
  tabular?: boolean;
  /** On one line: `cut` ends it with dots where it is too long. */
  line?: 'keep' | 'cut';
};

export function Text<C extends ElementType = 'p'>(props: Polymorphic<Own, C>) {
  const { size, quiet, tone, weight, tabular, line, mt, mb, component, className, ...rest } = props as Polymorphic<
    Own,
    'p'
  >;
  const Tag = component ?? ELEMENTS[size];
  const space = spacing({ mt, mb });
  return (
    <Tag
      className={cx(css.text, space.className, className)}
      data-size={size}
      data-tone={tone ?? (quiet ? 'quiet' : undefined)}
      data-weight={weight}
      data-tabular={tabular || undefined}
      data-line={line}
      {...space.attributes}
      {...rest}
    />
  );
}

/** The heading of a page. */
export function Title<C extends ElementType = 'h1'>(props: Polymorphic<object, C>) {
  return <Text size="title" {...(props as Polymorphic<object, 'p'>)} />;
}

/** A sentence that explains without asking for attention. */
export function Quiet<C extends ElementType = 'p'>(props: Polymorphic<Omit<Own, 'size' | 'quiet'>, C>) {
  return <Text size="small" quiet {...(props as Polymorphic<object, 'p'>)} />;
}
