import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { asFailure } from '#platform/api/failure-messages.ts';
import { Text } from '#ui/Text.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';

type PasswordDialogProps = {
  title: string;
  text: string;
  submit: string;
  onProof: (oldPassword: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the password first: a screen that somebody left open is not enough. */
export function PasswordDialog({ title, text, submit, onProof, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('customer-users');
  const form = useForm({ defaultValues: { oldPassword: '' } });
  return (
    <FormDialog
      title={title}
      form={form}
      label={title}
      onSubmit={({ oldPassword }) => onProof(oldPassword).catch((error) => applyFieldErrors(form, asFailure(error)))}
      guarded={false}
      submit={submit}
      onClose={onClose}
    >
      <Text component="p" size="inherit" quiet>
        {text}
      </Text>
      <PasswordField name="oldPassword" label={t('field.oldPassword')} autoComplete="current-password" required />
    </FormDialog>
  );
}
