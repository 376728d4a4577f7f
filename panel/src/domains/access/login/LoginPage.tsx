import Typography from '@mui/material/Typography';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from '#texts/useTranslation.ts';
import { useLoginState } from '#platform/session/use-session.ts';
import { Note } from '#ui/Note.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import type { Credentials } from '../access.queries.ts';
import { AccessForm } from '../AccessForm.tsx';
import { ChooseCustomer } from './ChooseCustomer.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import type { CustomerChoices, WayIn } from './enter.ts';
import { usePasswordLogin } from './use-password-login.ts';

// Most people come by password; the other way's code comes when it is wanted.
const loadCodeLogin = () => import('./CodeLogin.tsx');
const CodeLogin = lazy(async () => ({ default: (await loadCodeLogin()).CodeLogin }));

/** A way in first; one that fits several customers is asked which one today. */
export function LoginPage() {
  const { t } = useTranslation('access');
  const state = useLoginState();
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [choice, setChoice] = useState<{ wayIn: WayIn; customers: CustomerChoices }>();
  const choose = (wayIn: WayIn, customers: CustomerChoices) => setChoice({ wayIn, customers });
  const byPassword = usePasswordLogin(choose);

  if (choice) return <ChooseCustomer {...choice} onCancel={() => setChoice(undefined)} />;

  const useDemo = (account: Credentials) => {
    setWay('password');
    byPassword.form.reset(account);
    void byPassword.form.handleSubmit(byPassword.submit)();
  };

  return (
    <>
      <AccessForm title={t('login.title')} lead={t('login.lead')}>
        {state.status === 'loggedOut' && state.departure === 'ended' && <Note tone="info">{t('login.ended')}</Note>}
        <div onPointerEnter={() => void loadCodeLogin()}>
          <Segmented
            fullWidth
            label={t('login.way')}
            value={way}
            onChange={setWay}
            options={[
              { value: 'password', label: t('login.byPassword') },
              { value: 'code', label: t('login.byCode') },
            ]}
          />
        </div>
        {way === 'password' ? (
          <PasswordLogin {...byPassword} />
        ) : (
          <Suspense>
            <CodeLogin username={byPassword.form.getValues('username')} onChoice={choose} />
          </Suspense>
        )}
        <Typography variant="body2" color="textSecondary" align="center">
          {t('login.invited')}
        </Typography>
      </AccessForm>
      <DemoAccounts onUse={useDemo} />
    </>
  );
}
