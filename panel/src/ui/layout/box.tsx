import { cx } from '../cx.ts';
import type { Polymorphic } from '../polymorphic.ts';
import { type Gap, type Space, type Spacing, spacing } from '../spacing.ts';

export type Box = Spacing & {
  gap?: Gap;
  /** Room around it, as in a card. */
  pad?: Space;
  /** Takes the space that its neighbours leave. */
  grow?: boolean;
};

/** What rows and stacks share. */
export function box(look: string | undefined, props: Polymorphic<Box, 'div'>, own: object) {
  const { component: Tag = 'div', gap, pad, grow, mt, mb, className, ...rest } = props;
  const space = spacing({ mt, mb });
  return (
    <Tag
      className={cx(look, space.className, className)}
      data-gap={gap}
      data-pad={pad}
      data-grow={grow || undefined}
      {...own}
      {...space.attributes}
      {...rest}
    />
  );
}
