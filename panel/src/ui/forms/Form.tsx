import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, useFormState, type UseFormReturn } from 'react-hook-form';
import { holdUnsaved } from '../confirm/unsaved.ts';
import { Note } from '../Note.tsx';
import { useUiText } from '../use-ui-text.ts';
import { SERVER_ERROR, applyFieldErrors, isRefusal } from './apply-field-errors.ts';
import { finishFields } from './finish-fields.ts';
import { RulesMissing } from './lazy-resolver.ts';
import { Stack } from '../layout/Stack.tsx';

export type FormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  onSubmit: (values: Output) => unknown;
  /** The form's name for screen readers. */
  label?: string;
  id?: string;
  /** Whether unsaved edits are asked about before they are lost. */
  guarded?: boolean;
  /** Edits outside the form's own values: a picture, a table. */
  edited?: boolean;
  children: ReactNode;
};

/**
 * A form: its fields find it by context, its own error is on top, and the contract's schema validates it. If `onSubmit`
 * is refused by the server, the form says why.
 */
export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { form, onSubmit, label, id, guarded = false, edited = false, children } = props;
  const t = useUiText();
  const isFinishing = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React passes events through portals: a dialog’s form is no part of the form that opened it.
    event.stopPropagation();
    // A second press while the fields finish; after that the form itself knows that it is being sent.
    if (isFinishing.current) return;
    try {
      const finished = finishFields(form.control);
      isFinishing.current = finished !== undefined;
      if (finished) await finished;
      isFinishing.current = false;
      await form.handleSubmit(onSubmit)(event);
    } catch (error) {
      if (error instanceof RulesMissing) applyFieldErrors(form, { fields: {}, message: t('save.offline') });
      else if (isRefusal(error)) applyFieldErrors(form, error);
      else throw error;
    }
  };
  return (
    <FormProvider {...form}>
      <Stack component="form" gap={5} noValidate id={id} aria-label={label} onSubmit={(event) => void submit(event)}>
        {guarded && <Hold edited={edited} />}
        <FormError />
        {children}
      </Stack>
    </FormProvider>
  );
}

function Hold({ edited }: { edited: boolean }) {
  const { isDirty, isSubmitting } = useFormState();
  const isHeld = (isDirty || edited) && !isSubmitting;
  useEffect(() => (isHeld ? holdUnsaved() : undefined), [isHeld]);
  return null;
}

function FormError() {
  const { errors } = useFormState();
  const message = errors.root?.[SERVER_ERROR]?.message;
  if (!message) return null;
  return (
    <Note tone="error" announce>
      {message}
    </Note>
  );
}
