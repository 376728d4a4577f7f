import type { InvitedUser } from '@bellbird/contract/people/access';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { Form } from '#ui/forms/Form.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { type InvitationLink, register } from '../access.queries.ts';
import { AccessForm } from '../AccessForm.tsx';
import { AuthLink } from '../AuthLink.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { reportFailure } from '#platform/api/report-failure.ts';

type Registration = { username: string; password: string; passwordMatch: string };
const resolver = lazyResolver(async () => (await import('@bellbird/contract/people/access')).RegistrationForm);

/** An invited person chooses a username and a password. */
export function RegistrationForm({ link, invited }: { link: InvitationLink; invited: InvitedUser }) {
  const { t } = useTranslation(['passwords', 'access']);
  const notices = useNotices();
  const navigate = useNavigate();
  const form = useForm<Registration, unknown, Registration>({
    resolver,
    defaultValues: { username: invited.username, password: '', passwordMatch: '' },
  });

  const submit = async ({ username, password }: Registration) => {
    try {
      await register(link, { username, password });
      notices.success(t('register.done'));
      await navigate({ href: pathTo('login'), replace: true });
    } catch (error) {
      reportFailure(form, error);
    }
  };

  return (
    <AccessForm title={t('register.title', { name: invited.name })} lead={t('register.lead')}>
      <Form form={form} onSubmit={submit} label={t('register.form')}>
        <TextField
          name="username"
          label={t('access:login.username')}
          help={t('register.usernameHelp')}
          type="email"
          autoComplete="username"
        />
        <NewPasswordFields help={t('register.passwordHelp')} />
        <SubmitButton size="large" fullWidth>
          {t('register.submit')}
        </SubmitButton>
      </Form>
      <div>
        <AuthLink to={pathTo('login')}>{t('register.login')}</AuthLink>
      </div>
    </AccessForm>
  );
}
