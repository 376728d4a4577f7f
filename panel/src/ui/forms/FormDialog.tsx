import type { FieldValues } from 'react-hook-form';
import { useId } from 'react';
import { Button } from '../Button.tsx';
import { useLeave } from '../confirm/use-leave.ts';
import { Dialog, DialogActions, type DialogProps, DialogTitle } from '../overlays/Dialog.tsx';
import { DialogFields, DialogForm } from './DialogForm.tsx';
import { Form, type FormProps } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

type FormDialogProps<Values extends FieldValues, Output> = Omit<FormProps<Values, Output>, 'id'> & {
  title: string;
  maxWidth?: DialogProps['maxWidth'];
  cancel: string;
  cancelVariant?: 'outlined' | 'text';
  submit: string;
  onClose: () => void;
};

/** A dialog that is one form: a title, fields that scroll, and two buttons. What was typed is not lost unasked. */
export function FormDialog<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { title, maxWidth, cancel, cancelVariant, submit, onClose, guarded = true, children, ...form } = props;
  const id = useId();
  const leave = useLeave(onClose);
  const close = guarded ? leave : onClose;
  return (
    <Dialog open onClose={close} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogForm>
        <Form guarded={guarded} {...form}>
          <DialogFields>{children}</DialogFields>
          <DialogActions>
            <Button variant={cancelVariant} onClick={close}>
              {cancel}
            </Button>
            <SubmitButton>{submit}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </Dialog>
  );
}
