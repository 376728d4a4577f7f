import type { ComponentPropsWithoutRef, MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import css from './Input.module.css';

type ControlProps = ComponentPropsWithoutRef<'input'> & ComponentPropsWithoutRef<'textarea'>;

export type InputProps = Omit<ControlProps, 'className' | 'size' | 'rows'> & {
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined;
  error?: boolean;
  fullWidth?: boolean;
  start?: ReactNode;
  end?: ReactNode;
  /** Several lines: as tall as its text, but no shorter than this. (An element that fits its text ignores `rows`.) */
  rows?: number;
  /** Of the frame around the control. */
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
};

/** The frame of a text field with its control; `start` and `end` are shown inside it. */
export function Input({ inputRef, error, fullWidth, start, end, rows, className, ref, ...control }: InputProps) {
  const Control = rows === undefined ? 'input' : 'textarea';
  return (
    <div
      ref={ref}
      className={cx(css.input, className)}
      data-part="input"
      data-error={error || undefined}
      data-full-width={fullWidth || undefined}
      data-multiline={rows === undefined ? undefined : true}
      onClick={focusControl}
    >
      {start}
      <Control
        {...(control as object)}
        {...(rows === undefined ? { type: control.type ?? 'text' } : { rows, style: { minHeight: `${rows}lh` } })}
        {...(error && { 'aria-invalid': true })}
        ref={inputRef as Ref<never>}
        className={css.control}
      />
      {end}
    </div>
  );
}

/** A press beside the text, on an icon or the border, means the field. */
function focusControl({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && !target.closest('button, a, input, textarea')) {
    currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
  }
}
