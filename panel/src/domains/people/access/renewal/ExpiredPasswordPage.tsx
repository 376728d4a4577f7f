import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { Form } from '#ui/forms/Form.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { type LapsedRenewal, renewLapsed } from '../access.queries.ts';
import { AccessForm } from '../AccessForm.tsx';
import { AuthLink } from '../AuthLink.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { reportFailure } from '#platform/api/report-failure.ts';

const resolver = lazyResolver(async () => (await import('@bellbird/contract/people/access')).LapsedPasswordForm);
const EMPTY: LapsedRenewal = { username: '', oldPassword: '', password: '', passwordMatch: '' };

/** For somebody whose password has expired: it still proves who they are, and is replaced here. */
export function ExpiredPasswordPage() {
  const { t } = useTranslation(['passwords', 'access']);
  const notices = useNotices();
  const navigate = useNavigate();
  const form = useForm<LapsedRenewal, unknown, LapsedRenewal>({ resolver, defaultValues: EMPTY });

  const submit = async (values: LapsedRenewal) => {
    try {
      await renewLapsed(values);
      notices.success(t('reset.done'));
      await navigate({ href: pathTo('login') });
    } catch (error) {
      reportFailure(form, error);
    }
  };

  return (
    <AccessForm back title={t('expired.title')} lead={t('expired.lead')}>
      <Form form={form} onSubmit={submit} label={t('expired.title')}>
        <TextField name="username" label={t('access:login.username')} type="email" autoComplete="username" />
        <PasswordField
          name="oldPassword"
          label={t('renewal.oldPassword')}
          labelEnd={<AuthLink to={pathTo('forgotPassword')}>{t('access:login.forgotPassword')}</AuthLink>}
          autoComplete="current-password"
        />
        <NewPasswordFields help={t('renewal.help')} />
        <SubmitButton size="large" fullWidth>
          {t('renewal.submit')}
        </SubmitButton>
      </Form>
    </AccessForm>
  );
}
