import { useTranslation } from '#texts/use-translation.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';

/** A new password is typed twice. */
export function NewPasswordFields({ help }: { help: string }) {
  const { t } = useTranslation('passwords');
  return (
    <>
      <PasswordField name="password" label={t('renewal.password')} help={help} autoComplete="new-password" />
      <PasswordField name="passwordMatch" label={t('renewal.passwordMatch')} autoComplete="new-password" />
    </>
  );
}
