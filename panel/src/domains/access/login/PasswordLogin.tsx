import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';
import { useLoginState } from '#platform/session/use-session.ts';
import { applyFieldErrors } from '#ui/forms/applyFieldErrors.ts';
import { Form } from '#ui/forms/Form.tsx';
import { lazyResolver } from '#ui/forms/lazyResolver.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Note } from '#ui/Note.tsx';
import type { Credentials } from '../access.queries.ts';
import { AccessForm } from '../AccessForm.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { type CustomerChoices, enter } from './enter.ts';

const loadSchema = async () => (await import('@bellbird/contract/access')).LoginForm;
const resolver = lazyResolver(loadSchema);

type PasswordLoginProps = { onChoice: (credentials: Credentials, customers: CustomerChoices) => void };

export function PasswordLogin({ onChoice }: PasswordLoginProps) {
  const { t } = useTranslation('access');
  const state = useLoginState();
  const form = useForm<Credentials, unknown, Credentials>({ resolver, defaultValues: { username: '', password: '' } });

  const submit = async (credentials: Credentials) => {
    try {
      const customers = await enter(credentials);
      if (customers) onChoice(credentials, customers);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      applyFieldErrors(form, {
        fields: error.fields,
        message: error.code === NETWORK ? t('offline') : error.message,
      });
    }
  };

  const useDemo = (account: Credentials) => {
    form.reset(account);
    void form.handleSubmit(submit)();
  };

  return (
    <>
      <AccessForm title={t('login.title')} lead={t('login.lead')}>
        {state.status === 'loggedOut' && state.departure === 'ended' && <Note tone="info">{t('login.ended')}</Note>}
        <div onInput={() => void loadSchema()}>
          <Form form={form} onSubmit={submit} label={t('login.form')}>
            <TextField name="username" label={t('login.username')} type="email" autoComplete="username" />
            <PasswordField name="password" label={t('login.password')} autoComplete="current-password" />
            <SubmitButton size="large" fullWidth>
              {t('login.submit')}
            </SubmitButton>
          </Form>
        </div>
        <Typography variant="body2" color="textSecondary" align="center">
          {t('login.invited')}
        </Typography>
      </AccessForm>
      <DemoAccounts onUse={useDemo} />
    </>
  );
}
