import { cx } from './cx.ts';
import { type Spacing, spacing } from './spacing.ts';
import css from './Skeleton.module.css';

type SkeletonProps = Spacing & {
  /** `line` is as tall as a line of text where it is, so that nothing moves when the words arrive. */
  variant?: 'text' | 'line' | 'rounded' | 'pill' | 'circular' | 'rectangular';
  width?: number | string | undefined;
  height?: number | string | undefined;
  className?: string | undefined;
  'aria-busy'?: boolean;
};

const TEXT_HEIGHT = 12;

/**
 * The shape of something that loads. An SVG has its size in attributes: the frame is drawn as HTML before any script
 * runs, and the content policy forbids style attributes there.
 */
export function Skeleton({ variant = 'text', width = '100%', height, mt, mb, className, ...rest }: SkeletonProps) {
  const space = spacing({ mt, mb });
  return (
    <svg
      aria-hidden
      className={cx(css.skeleton, space.className, className)}
      data-shape={variant}
      width={width}
      height={height ?? (variant === 'text' || variant === 'line' ? TEXT_HEIGHT : '100%')}
      {...space.attributes}
      {...rest}
    />
  );
}
