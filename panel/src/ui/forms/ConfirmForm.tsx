import type { FieldValues } from 'react-hook-form';
import { Button } from '../Button.tsx';
import { DialogActions } from '../overlays/Dialog.tsx';
import { useUiText } from '../use-ui-text.ts';
import { DialogFields, DialogForm } from './DialogForm.tsx';
import { Form, type FormProps } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

export type ConfirmFormProps<Values extends FieldValues, Output> = FormProps<Values, Output> & {
  /** The label of the button that sends it. */
  confirm: string;
  /** It cannot be sent. */
  disabled?: boolean;
  cancel?: string;
  onCancel: () => void;
};

/** A form that fills a dialog: its fields, ‘Cancel’ and the button that sends it. */
export function ConfirmForm<Values extends FieldValues, Output>(props: ConfirmFormProps<Values, Output>) {
  const t = useUiText();
  const { confirm, disabled = false, cancel = t('cancel'), onCancel, children, ...form } = props;
  return (
    <DialogForm>
      <Form {...form}>
        <DialogFields>{children}</DialogFields>
        <DialogActions>
          <Button onClick={onCancel}>{cancel}</Button>
          <SubmitButton disabled={disabled}>{confirm}</SubmitButton>
        </DialogActions>
      </Form>
    </DialogForm>
  );
}
