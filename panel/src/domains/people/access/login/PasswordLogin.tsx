import { useTranslation } from '#texts/useTranslation.ts';
import { Form } from '#ui/forms/Form.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Note } from '#ui/Note.tsx';
import { DoorLink } from '../DoorLink.tsx';
import { type PasswordForm, loadLoginSchema } from './use-password-login.ts';

export function PasswordLogin({ form, submit, hasExpired }: PasswordForm) {
  const { t } = useTranslation('access');
  return (
    <div onInput={() => void loadLoginSchema()}>
      <Form form={form} onSubmit={submit} label={t('login.form')}>
        {hasExpired && (
          <Note tone="warning" announce action={<DoorLink to="/auth/renew-password">{t('login.renew')}</DoorLink>}>
            {t('login.expired')}
          </Note>
        )}
        <TextField
          name="username"
          label={t('login.username')}
          labelEnd={<DoorLink to="/auth/forgot-username">{t('login.forgotUsername')}</DoorLink>}
          type="email"
          autoComplete="username"
        />
        <PasswordField
          name="password"
          label={t('login.password')}
          labelEnd={<DoorLink to="/auth/forgot-password">{t('login.forgotPassword')}</DoorLink>}
          autoComplete="current-password"
        />
        <SubmitButton size="large" fullWidth>
          {t('login.submit')}
        </SubmitButton>
      </Form>
    </div>
  );
}
