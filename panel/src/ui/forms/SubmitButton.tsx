import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { PrimaryButton } from '../PrimaryButton.tsx';

export type SubmitButtonProps = {
  children: ReactNode;
  size?: 'medium' | 'large';
  fullWidth?: boolean;
  /** Something must be accepted first. */
  disabled?: boolean;
};

/** The form's one filled button; disabled while the form is being sent. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return <PrimaryButton type="submit" {...props} loading={isSubmitting} {...useSteadyPress()} />;
}

/** How far a pointer may move during a click, in pixels. */
const TREMBLE = 12;

/**
 * A click counts even if the button moves away under the pointer: leaving the last field validates it, and an error
 * that appears or disappears moves what is below. If the user moves the pointer away, it does not count.
 */
function useSteadyPress() {
  const at = useRef({ x: 0, y: 0 });
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      at.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onClick: (event: MouseEvent) => {
      // A key has no position.
      const isPointer = event.detail > 0;
      const way = Math.hypot(event.clientX - at.current.x, event.clientY - at.current.y);
      if (isPointer && way > TREMBLE) event.preventDefault();
    },
  };
}
