import type { FieldValues } from 'react-hook-form';
import { Button } from '../Button.tsx';
import { DialogActions } from '../overlays/Dialog.tsx';
import { useUiText } from '../use-ui-text.ts';
import { DialogFields, DialogForm } from './DialogForm.tsx';
import { Form, type FormProps } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

type ConfirmFormProps<Values extends FieldValues, Output> = FormProps<Values, Output> & {
  /** The label of the button that sends it. */
  confirm: string;
  /** It cannot be sent. */
  disabled?: boolean;
  onCancel: () => void;
};

/** A form that fills a dialog: its fields, ‘Cancel’ and the button that sends it. */
export function ConfirmForm<Values extends FieldValues, Output>(props: ConfirmFormProps<Values, Output>) {
  const { confirm, disabled = false, onCancel, children, ...form } = props;
  const t = useUiText();
  return (
    <DialogForm>
      <Form {...form}>
        <DialogFields>{children}</DialogFields>
        <DialogActions>
          <Button variant="text" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <SubmitButton disabled={disabled}>{confirm}</SubmitButton>
        </DialogActions>
      </Form>
    </DialogForm>
  );
}
