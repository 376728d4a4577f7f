import { useFormState } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';

/** The password of whoever is signed in, asked for once an address or a number has been changed. */
export function ContactProof() {
  const { t } = useTranslation('customer-users');
  const { dirtyFields } = useFormState();
  if (!dirtyFields['email'] && !dirtyFields['phone']) return null;
  return (
    <PasswordField
      name="oldPassword"
      label={t('field.oldPassword')}
      help={t('contact.proof')}
      autoComplete="current-password"
      required
    />
  );
}
