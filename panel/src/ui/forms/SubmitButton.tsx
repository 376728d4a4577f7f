import Button from '@mui/material/Button';
import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useFormState } from 'react-hook-form';

export type SubmitButtonProps = {
  children: ReactNode;
  icon?: ReactNode;
  size?: 'medium' | 'large';
  fullWidth?: boolean;
  /** Something must be agreed to first. */
  disabled?: boolean;
};

/** The form's one filled button; it waits while the form is on its way. */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, icon, size = 'medium', fullWidth = false, disabled = false } = props;
  const { isSubmitting } = useFormState();
  const press = useSteadyPress();
  return (
    <Button
      type="submit"
      variant="contained"
      color="primary"
      size={size}
      fullWidth={fullWidth}
      startIcon={icon}
      disabled={disabled}
      loading={isSubmitting}
      {...press}
    >
      {children}
    </Button>
  );
}

/** A hand may tremble so far, in pixels. */
const TREMBLE = 12;

/**
 * A press counts although the button slips away beneath it: leaving the last field judges it, and a sentence that goes or
 * comes moves what stands below. Who moves the hand away, to think again, has not pressed.
 */
function useSteadyPress() {
  const at = useRef({ x: 0, y: 0 });
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      at.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onClick: (event: MouseEvent) => {
      // A key has no place.
      const isPointer = event.detail > 0;
      const way = Math.hypot(event.clientX - at.current.x, event.clientY - at.current.y);
      if (isPointer && way > TREMBLE) event.preventDefault();
    },
  };
}
