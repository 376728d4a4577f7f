import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Form } from '#ui/forms/Form.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { askForUsername } from '../access.queries.ts';
import { AccessForm } from '../AccessForm.tsx';
import { useReportFailure } from '#platform/api/use-report-failure.ts';
import { Sent } from './Sent.tsx';

type Request = { email: string };
const resolver = lazyResolver(async () => (await import('@bellbird/contract/people/access')).UsernameReminderRequest);

/** Requests the username by mail. */
export function ForgotUsernamePage() {
  const { t } = useTranslation('access');
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<Request, unknown, Request>({ resolver, defaultValues: { email: '' } });
  const reportFailure = useReportFailure(form, 'access');

  if (sentTo) return <Sent lead={t('forgotUsername.sent', { email: sentTo })} onAgain={() => setSentTo(undefined)} />;
  return (
    <AccessForm back title={t('forgotUsername.title')} lead={t('forgotUsername.lead')}>
      <Form
        form={form}
        label={t('forgotUsername.title')}
        onSubmit={({ email }) => askForUsername(email).then(() => setSentTo(email), reportFailure)}
      >
        <TextField name="email" label={t('forgotUsername.email')} type="email" autoComplete="email" />
        <SubmitButton size="large" fullWidth>
          {t('forgotUsername.submit')}
        </SubmitButton>
      </Form>
    </AccessForm>
  );
}
