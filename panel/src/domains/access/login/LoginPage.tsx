import Typography from '@mui/material/Typography';
import { useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { useLoginState } from '#platform/session/use-session.ts';
import { Note } from '#ui/Note.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import type { Credentials } from '../access.queries.ts';
import { AccessForm } from '../AccessForm.tsx';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { ChooseCustomer } from './ChooseCustomer.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import type { CustomerChoices, WayIn } from './enter.ts';
import { usePasswordLogin } from './use-password-login.ts';

// Most people come by password; the other way's code comes when it is wanted.
const loadCodeLogin = () => import('./CodeLogin.tsx').then((module) => module.CodeLogin);
const CodeLogin = lazyPart(loadCodeLogin);

const SocialReturn = lazyPart(() => import('../social/SocialReturn.tsx').then((module) => module.SocialReturn));

/** A way in first; one that fits several customers is asked which one today. */
export function LoginPage() {
  const { way } = useSearch({ strict: false }) as { way?: string };
  // Facebook and Instagram send people back to here.
  if (way !== 'facebook' && way !== 'instagram') return <WaysIn />;
  return (
    <Suspense>
      <SocialReturn type={way} />
    </Suspense>
  );
}

function WaysIn() {
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
        <SocialButtons />
        <Typography variant="body2" color="textSecondary" align="center">
          {t('login.invited')}
        </Typography>
      </AccessForm>
      <DemoAccounts onUse={useDemo} />
    </>
  );
}
