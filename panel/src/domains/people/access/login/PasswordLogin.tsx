import { pathTo } from '#platform/routing/paths.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Form } from '#ui/forms/Form.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Note } from '#ui/Note.tsx';
import { AuthLink } from '../AuthLink.tsx';
import { type PasswordForm, loadLoginSchema } from './use-password-login.ts';

export function PasswordLogin({ form, submit, hasExpired }: PasswordForm) {
  const { t } = useTranslation('access');
  return (
    <div onInput={() => void loadLoginSchema()}>
      <Form form={form} onSubmit={submit} label={t('login.form')}>
        {hasExpired && (
          <Note tone="warning" announce action={<AuthLink to={pathTo('renewPassword')}>{t('login.renew')}</AuthLink>}>
            {t('login.expired')}
          </Note>
        )}
        <TextField
          name="username"
          label={t('login.username')}
          labelEnd={<AuthLink to={pathTo('forgotUsername')}>{t('login.forgotUsername')}</AuthLink>}
          type="email"
          autoComplete="username"
        />
        <PasswordField
          name="password"
          label={t('login.password')}
          labelEnd={<AuthLink to={pathTo('forgotPassword')}>{t('login.forgotPassword')}</AuthLink>}
          autoComplete="current-password"
        />
        <SubmitButton size="large" fullWidth>
          {t('login.submit')}
        </SubmitButton>
      </Form>
    </div>
  );
}
