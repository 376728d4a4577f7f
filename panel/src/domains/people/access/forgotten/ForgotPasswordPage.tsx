import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { pathTo } from '#platform/routing/paths.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Form } from '#ui/forms/Form.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { askForReset } from '../access.queries.ts';
import { AccessForm } from '../AccessForm.tsx';
import { AuthLink } from '../AuthLink.tsx';
import { useReportFailure } from '#platform/api/use-report-failure.ts';
import { Sent } from './Sent.tsx';

type Request = { username: string };
const resolver = lazyResolver(async () => (await import('@bellbird/contract/people/access')).PasswordResetRequest);

/** Requests a reset link. Only the mail reveals whether the account exists. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('access');
  const [sentFor, setSentFor] = useState<string>();
  const form = useForm<Request, unknown, Request>({ resolver, defaultValues: { username: '' } });
  const reportFailure = useReportFailure(form, 'access');

  if (sentFor)
    return <Sent lead={t('forgotPassword.sent', { username: sentFor })} onAgain={() => setSentFor(undefined)} />;
  return (
    <AccessForm back title={t('forgotPassword.title')} lead={t('forgotPassword.lead')}>
      <Form
        form={form}
        label={t('forgotPassword.title')}
        onSubmit={({ username }) => askForReset(username).then(() => setSentFor(username), reportFailure)}
      >
        <TextField
          name="username"
          label={t('login.username')}
          labelEnd={<AuthLink to={pathTo('forgotUsername')}>{t('login.forgotUsername')}</AuthLink>}
          type="email"
          autoComplete="username"
        />
        <SubmitButton size="large" fullWidth>
          {t('forgotPassword.submit')}
        </SubmitButton>
      </Form>
    </AccessForm>
  );
}
