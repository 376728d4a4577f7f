import type { ElementType, ReactNode } from 'react';
import { cx } from './cx.ts';
import type { Polymorphic } from './polymorphic.ts';
import { Spinner } from './Spinner.tsx';
import css from './IconButton.module.css';

type Own = {
  icon?: ElementType;
  size?: 'small' | 'medium';
  edge?: 'end';
  /** The icon points along the line of reading and turns round in right-to-left languages. */
  mirrored?: boolean;
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A square button with an `icon`; it needs an `aria-label`. */
export function IconButton<C extends ElementType = 'button'>(props: Polymorphic<Own, C>) {
  const {
    component,
    icon: Icon,
    size = 'medium',
    edge,
    mirrored,
    loading,
    disabled,
    ...others
  } = props as Polymorphic<Own, 'button'>;
  const { className, children, ...rest } = others;
  const Tag: ElementType = component ?? 'button';
  return (
    <Tag
      {...(Tag === 'button' && { type: 'button', disabled: disabled || loading })}
      {...(Tag !== 'button' && disabled && { 'aria-disabled': true })}
      className={cx(css.iconButton, className)}
      data-part="icon-button"
      data-size={size}
      data-edge={edge}
      {...rest}
    >
      {loading ? <Spinner /> : (children ?? (Icon && <Icon aria-hidden data-mirrored={mirrored || undefined} />))}
    </Tag>
  );
}
