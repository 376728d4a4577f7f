import type { AnchorHTMLAttributes, ElementType, ReactNode } from 'react';
import { cx } from './cx.ts';
import type { Polymorphic } from './polymorphic.ts';
import { Spinner } from './Spinner.tsx';
import css from './Button.module.css';

type Own = Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel' | 'download'> & {
  variant?: 'contained' | 'outlined' | 'text';
  color?: 'primary' | 'neutral' | 'error' | 'inherit';
  size?: 'small' | 'medium' | 'large';
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  fullWidth?: boolean;
  /** Busy and not to be pressed again; the label gives way to a spinner. */
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

export type ButtonProps<C extends ElementType = 'button'> = Polymorphic<Own, C>;

/** A button, or a link that looks like one: with `href`, or with a link as `component`. */
export function Button<C extends ElementType = 'button'>(props: ButtonProps<C>) {
  const { component, variant = 'outlined', color = 'neutral', size = 'medium', ...others } = props as ButtonProps;
  const { startIcon, endIcon, fullWidth, loading, disabled, className, children, ...rest } = others;
  const Tag = (component ?? (rest.href === undefined ? 'button' : 'a')) as ElementType;
  return (
    <Tag
      {...(Tag === 'button' && { type: 'button', disabled: disabled || loading })}
      {...(Tag !== 'button' && (disabled || loading) && { 'aria-disabled': true })}
      className={cx(css.button, className)}
      data-part="button"
      data-variant={variant}
      data-color={color}
      data-size={size}
      data-full-width={fullWidth || undefined}
      data-loading={loading || undefined}
      {...rest}
    >
      {startIcon}
      {children}
      {endIcon}
      {loading && <Spinner className={css.spinner} />}
    </Tag>
  );
}
