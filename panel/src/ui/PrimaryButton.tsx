import type { ElementType } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

/** The filled button: what a page or a dialog is for. There is one of it. */
export function PrimaryButton<C extends ElementType = 'button'>(props: ButtonProps<C>) {
  return <Button variant="contained" color="primary" {...(props as ButtonProps)} />;
}
