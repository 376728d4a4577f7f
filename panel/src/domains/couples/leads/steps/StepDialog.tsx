import { type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { Text } from '#ui/Text.tsx';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';

type StepDialogProps<Values extends FieldValues, Output> = {
  title: string;
  lead?: ReactNode;
  /** The label of the confirming button. */
  confirm: string;
  form: UseFormReturn<Values, unknown, Output>;
  /** Throws the failure, or resolves to it. */
  onSubmit: (values: Output) => Promise<ApiFailure | undefined | void>;
  /** Failures that the dialog handles itself. */
  handles?: (failure: ApiFailure) => boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A step that needs more input: a question, its fields and a button. What was typed stays if the server refuses it. */
export function StepDialog<Values extends FieldValues, Output>(props: StepDialogProps<Values, Output>) {
  const { title, lead, confirm, form, onSubmit, handles, onClose, children } = props;

  const submit = async (values: Output) => {
    const failure = await onSubmit(values).catch(toFailure);
    if (!failure) return onClose();
    if (handles?.(failure)) return;
    // The couple's status has changed in the meantime: there is nothing left to fill in.
    if (failure.status === 409) return onClose();
    applyFieldErrors(form, {
      message: failure.message,
      fields: failure.fields,
    });
  };

  return (
    <FormDialog title={title} form={form} label={title} onSubmit={submit} submit={confirm} onClose={onClose}>
      {lead && (
        <Text component="p" size="inherit" quiet>
          {lead}
        </Text>
      )}
      {children}
    </FormDialog>
  );
}

function toFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  throw error;
}
