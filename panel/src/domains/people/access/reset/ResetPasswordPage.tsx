import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useLoaded } from '#platform/api/use-loaded.ts';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate, useParams } from '#platform/routing/routing.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { checkReset, reset } from '../access.queries.ts';
import { AccessForm } from '../AccessForm.tsx';
import { AuthSkeleton } from '../AuthSkeleton.tsx';
import { isLinkKey } from '../link-key.ts';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { reportFailure } from '#platform/api/report-failure.ts';
import { type DeadLink, ResetFailed, deadLink } from './ResetFailed.tsx';

type NewPassword = { password: string; passwordMatch: string };
const resolver = lazyResolver(async () => (await import('@bellbird/contract/people/access')).NewPasswordForm);

/** The page of a reset link: a new password, or why the link does not work. */
export function ResetPasswordPage() {
  const { recoveryKey } = useParams('passwordResetByKey');
  if (!isLinkKey(recoveryKey)) return <ResetFailed why="wrong" />;
  return <CheckedLink key={recoveryKey} recoveryKey={recoveryKey} />;
}

function CheckedLink({ recoveryKey }: { recoveryKey: string }) {
  const { loaded, retry } = useLoaded(useCallback(() => checkReset(recoveryKey), [recoveryKey]));
  const [died, setDied] = useState<DeadLink>();
  if (loaded.kind === 'loading') return <AuthSkeleton />;
  const why = died ?? (loaded.kind === 'failed' ? deadLink(loaded.failure) : undefined);
  if (why) return <ResetFailed why={why} />;
  if (loaded.kind === 'failed') return <ErrorState headingLevel="h1" onRetry={retry} />;
  return <NewPasswordFor recoveryKey={recoveryKey} onDead={setDied} />;
}

function NewPasswordFor({ recoveryKey, onDead }: { recoveryKey: string; onDead: (why: DeadLink) => void }) {
  const { t } = useTranslation('passwords');
  const notices = useNotices();
  const navigate = useNavigate();
  const form = useForm<NewPassword, unknown, NewPassword>({
    resolver,
    defaultValues: { password: '', passwordMatch: '' },
  });

  const submit = async ({ password }: NewPassword) => {
    try {
      await reset(recoveryKey, password);
      notices.success(t('reset.done'));
      await navigate({ href: pathTo('login'), replace: true });
    } catch (error) {
      const why = error instanceof ApiFailure && error.code !== NETWORK ? deadLink(error) : undefined;
      if (why) onDead(why);
      else reportFailure(form, error);
    }
  };

  return (
    <AccessForm title={t('reset.title')} lead={t('reset.lead')}>
      <Form form={form} onSubmit={submit} label={t('reset.title')}>
        <NewPasswordFields help={t('reset.help')} />
        <SubmitButton size="large" fullWidth>
          {t('renewal.submit')}
        </SubmitButton>
      </Form>
    </AccessForm>
  );
}
