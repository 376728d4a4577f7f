import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { session } from '#platform/session/current-session.ts';
import { useLoginState } from '#platform/session/use-session.ts';
import { reportFailure } from '#platform/api/report-failure.ts';
import { TextLink } from '#ui/TextLink.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { type Renewal, renew } from '../access.queries.ts';
import { AccessForm } from '../AccessForm.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import css from './PasswordRenewPage.module.css';

const loadSchema = async () => (await import('@bellbird/contract/people/access')).RenewalForm;
const resolver = lazyResolver(loadSchema);
const EMPTY: Renewal = { oldPassword: '', password: '', passwordMatch: '' };

/** Shown after a login whose password must be changed; the guard allows no other page. */
export function PasswordRenewPage() {
  const { t } = useTranslation('passwords');
  const notices = useNotices();
  const state = useLoginState();
  const form = useForm<Renewal, unknown, Renewal>({ resolver, defaultValues: EMPTY });

  const submit = async (values: Renewal) => {
    if (state.status !== 'loggedIn') return;
    try {
      const token = await renew(state.token.id, values);
      notices.success(t('renewal.done'));
      session.updateToken(token);
    } catch (error) {
      reportFailure(form, error);
    }
  };

  return (
    <AccessForm title={t('renewal.title')} lead={t('renewal.lead')}>
      <div onInput={() => void loadSchema()}>
        <Form form={form} onSubmit={submit} label={t('renewal.title')}>
          <input
            className={css.unseen}
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
        <TextLink component="button" type="button" size="small" onClick={() => void session.logout()}>
          {t('renewal.leave')}
        </TextLink>
      </div>
    </AccessForm>
  );
}
