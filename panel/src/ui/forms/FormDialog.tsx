import type { FieldValues } from 'react-hook-form';
import { useLeave } from '../confirm/use-leave.ts';
import { Dialog, type DialogProps } from '../overlays/Dialog.tsx';
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
  const leave = useLeave(onClose);
  const close = guarded ? leave : onClose;
  return (
    <Dialog title={title} onClose={close} maxWidth={maxWidth}>
      <ConfirmForm guarded={guarded} {...form} confirm={submit} onCancel={close}>
        {children}
      </ConfirmForm>
    </Dialog>
  );
}
