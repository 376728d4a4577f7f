import type { FieldValues } from 'react-hook-form';
import { useId } from 'react';
import { useLeave } from '../confirm/use-leave.ts';
import { Dialog, type DialogProps, DialogTitle } from '../overlays/Dialog.tsx';
import { ConfirmForm, type ConfirmFormProps } from './ConfirmForm.tsx';

type FormDialogProps<Values extends FieldValues, Output> = Omit<
  ConfirmFormProps<Values, Output>,
  'id' | 'confirm' | 'onCancel'
> & {
  title: string;
  maxWidth?: DialogProps['maxWidth'];
  submit: string;
  onClose: () => void;
};

/** A dialog that is one form: a title, fields that scroll, and two buttons. What was typed is not lost unasked. */
export function FormDialog<Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) {
  const { title, maxWidth, submit, onClose, guarded = true, children, ...form } = props;
  const id = useId();
  const leave = useLeave(onClose);
  const close = guarded ? leave : onClose;
  return (
    <Dialog open onClose={close} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <ConfirmForm cancelVariant="outlined" guarded={guarded} {...form} confirm={submit} onCancel={close}>
        {children}
      </ConfirmForm>
    </Dialog>
  );
}
