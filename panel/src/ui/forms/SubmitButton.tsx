import Button from '@mui/material/Button';
import { type ReactNode } from 'react';
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
    >
      {children}
    </Button>
  );
}
