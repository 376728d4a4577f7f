import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { session } from '#platform/session/current-session.ts';
import { useLoginState } from '#platform/session/use-session.ts';
import { Form } from '#ui/forms/Form.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { type Renewal, renew } from '../access.queries.ts';
import { AccessForm } from '../AccessForm.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { useTellFailure } from '../use-tell-failure.ts';

const loadSchema = async () => (await import('@bellbird/contract/people/access')).RenewalForm;
const resolver = lazyResolver(loadSchema);
const EMPTY: Renewal = { oldPassword: '', password: '', passwordMatch: '' };

/** Forced after a login whose password must change; the guard lets nobody past it. */
export function PasswordRenewPage() {
  const { t } = useTranslation('access');
  const notices = useNotices();
  const state = useLoginState();
  const form = useForm<Renewal, unknown, Renewal>({ resolver, defaultValues: EMPTY });
  const tellFailure = useTellFailure(form);

  const submit = async (values: Renewal) => {
    if (state.status !== 'loggedIn') return;
    try {
      const token = await renew(state.token.id, values);
      notices.success(t('renewal.done'));
      session.updateToken(token);
    } catch (error) {
      tellFailure(error);
    }
  };

  return (
    <AccessForm title={t('renewal.title')} lead={t('renewal.lead')}>
      <div onInput={() => void loadSchema()}>
        <Form form={form} onSubmit={submit} label={t('renewal.title')}>
          <Unseen
            type="text"
            autoComplete="username"
            readOnly
            tabIndex={-1}
            aria-hidden
            value={state.status === 'loggedIn' ? (state.user?.username ?? '') : ''}
          />
          <PasswordField name="oldPassword" label={t('renewal.oldPassword')} autoComplete="current-password" />
          <NewPasswordFields help={t('renewal.help')} />
          <SubmitButton size="large" fullWidth>
            {t('renewal.submit')}
          </SubmitButton>
        </Form>
      </div>
      <div>
        <Link component="button" type="button" variant="body2" onClick={() => void session.logout()}>
          {t('renewal.leave')}
        </Link>
      </div>
    </AccessForm>
  );
}

/** A password manager wants to know whose password changes; people see it in the bar of their browser. */
const Unseen = styled('input')({ position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' });
