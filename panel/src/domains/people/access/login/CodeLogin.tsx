import type { CodeChallenge } from '@bellbird/contract/people/access';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { pathTo } from '#platform/routing/paths.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Form } from '#ui/forms/Form.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { askForCode } from '../access.queries.ts';
import { AuthLink } from '../AuthLink.tsx';
import { reportFailure } from '#platform/api/report-failure.ts';
import { CodeStep } from './CodeStep.tsx';
import type { OnNext } from './sign-in.ts';

type Request = { username: string; channel: 'sms' | 'email' };
const resolver = lazyResolver(async () => (await import('@bellbird/contract/people/access')).CodeRequest);

/** First the username, then the code. */
export function CodeLogin({ username, onNext }: { username: string; onNext: OnNext }) {
  const { t } = useTranslation('access');
  const [sent, setSent] = useState<{ username: string; challenge: CodeChallenge }>();
  const form = useForm<Request, unknown, Request>({ resolver, defaultValues: { username, channel: 'sms' } });

  if (sent) return <CodeStep {...sent} onNext={onNext} onLeave={() => setSent(undefined)} />;
  return (
    <Form
      form={form}
      label={t('code.ask')}
      onSubmit={(request) =>
        askForCode(request).then(
          (challenge) => setSent({ username: request.username, challenge }),
          (error: unknown) => reportFailure(form, error),
        )
      }
    >
      <TextField
        name="username"
        label={t('login.username')}
        labelEnd={<AuthLink to={pathTo('forgotUsername')}>{t('login.forgotUsername')}</AuthLink>}
        help={t('code.help')}
        type="email"
        autoComplete="username"
      />
      <SubmitButton size="large" fullWidth>
        {t('code.send')}
      </SubmitButton>
    </Form>
  );
}
