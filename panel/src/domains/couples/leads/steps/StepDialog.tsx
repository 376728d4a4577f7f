import { type ReactNode, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import type { ApiFailure } from '#platform/api/api-failure.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/Text.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { Dialog, DialogActions, DialogTitle } from '#ui/overlays/Dialog.tsx';

type StepDialogProps<Values extends FieldValues, Output> = {
  title: string;
  lead?: ReactNode;
  /** The label of the confirming button. */
  confirm: string;
  form: UseFormReturn<Values, unknown, Output>;
  /** Resolves to the failure, if there is one. */
  onSubmit: (values: Output) => Promise<ApiFailure | undefined>;
  /** Failures that the dialog handles itself. */
  handles?: (failure: ApiFailure) => boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A step that needs more input: a question, its fields and a button. What was typed stays if the server refuses it. */
export function StepDialog<Values extends FieldValues, Output>(props: StepDialogProps<Values, Output>) {
  const { title, lead, confirm, form, onSubmit, handles, onClose, children } = props;
  // ‘Cancel’ closes at once; a click beside the dialog asks first.
  const leave = useLeave(onClose);
  const { t } = useTranslation('step-dialogs');
  const titleId = useId();

  const submit = async (values: Output) => {
    const failure = await onSubmit(values);
    if (!failure) return onClose();
    if (handles?.(failure)) return;
    // The couple's status has changed in the meantime: there is nothing left to fill in.
    if (failure.status === 409) return onClose();
    applyFieldErrors(form, {
      message: failure.code === 'network' ? t('offline') : failure.message,
      fields: failure.fields,
    });
  };

  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogForm>
        <Form form={form} guarded label={title} onSubmit={submit}>
          <DialogFields>
            {lead && (
              <Text component="p" size="inherit" quiet>
                {lead}
              </Text>
            )}
            {children}
          </DialogFields>
          <DialogActions>
            <Button variant="text" onClick={onClose}>
              {t('cancel')}
            </Button>
            <SubmitButton>{confirm}</SubmitButton>
          </DialogActions>
        </Form>
      </DialogForm>
    </Dialog>
  );
}
