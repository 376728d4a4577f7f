import { useTranslation } from '#texts/use-translation.ts';
import { Pair } from '#ui/forms/Pair.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';

type PasswordFieldsProps = {
  /** There is no old password to ask for. */
  isNew: boolean;
  /** What the old password is needed for; unless said otherwise, addresses and phone numbers too. */
  oldHelp?: string;
};

export function PasswordFields({ isNew, oldHelp }: PasswordFieldsProps) {
  const { t } = useTranslation('customer-users');
  return (
    <>
      {!isNew && (
        <PasswordField
          name="oldPassword"
          label={t('field.oldPassword')}
          help={oldHelp ?? t('field.oldPasswordHelp')}
          autoComplete="current-password"
        />
      )}
      <Pair>
        <PasswordField
          name="password"
          label={t('field.password')}
          help={isNew ? t('field.newPasswordHelp') : t('field.passwordHelp')}
          autoComplete="new-password"
        />
        <PasswordField name="passwordMatch" label={t('field.passwordMatch')} autoComplete="new-password" />
      </Pair>
    </>
  );
}
