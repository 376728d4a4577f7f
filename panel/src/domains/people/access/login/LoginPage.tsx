import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useSearch } from '#platform/routing/routing.ts';
import { useLoginState } from '#platform/session/use-session.ts';
import { Note } from '#ui/Note.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Quiet } from '#ui/Text.tsx';
import type { Credentials } from './login.queries.ts';
import { AccessForm } from '../AccessForm.tsx';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { NextSignInStep } from './NextSignInStep.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import type { NextStep, OnNext, WayIn } from './sign-in.ts';
import { usePasswordLogin } from './use-password-login.ts';
import css from './LoginPage.module.css';

// Most people use a password; the code form loads on demand.
const CodeLogin = lazyPart(() => import('./CodeLogin.tsx'), 'CodeLogin');
const SocialReturn = lazyPart(() => import('../social/SocialReturn.tsx'), 'SocialReturn');

/** Credentials first; then the customer, if there are several, and the second factor, if it is on. */
export function LoginPage() {
  const { way } = useSearch() as { way?: string };
  // Facebook and Instagram redirect here.
  if (way !== 'facebook' && way !== 'instagram') return <WaysIn />;
  return <SocialReturn type={way} />;
}

function WaysIn() {
  const { t } = useTranslation('access');
  const state = useLoginState();
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [halfWay, setHalfWay] = useState<{ wayIn: WayIn; step: NextStep }>();
  const goOn: OnNext = (wayIn, step) => setHalfWay({ wayIn, step });
  const byPassword = usePasswordLogin(goOn);

  if (halfWay) return <NextSignInStep {...halfWay} onNext={goOn} onCancel={() => setHalfWay(undefined)} />;

  const useDemo = (account: Credentials) => {
    setWay('password');
    byPassword.form.reset(account);
    void byPassword.form.handleSubmit(byPassword.submit)();
  };

  return (
    <>
      <AccessForm title={t('login.title')} lead={t('login.lead')}>
        {state.status === 'loggedOut' && state.departure === 'ended' && <Note tone="info">{t('login.ended')}</Note>}
        <div onPointerEnter={() => void CodeLogin.preload()}>
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
          <CodeLogin username={byPassword.form.getValues('username')} onNext={goOn} />
        )}
        <SocialButtons />
        <Quiet className={css.centred}>{t('login.invited')}</Quiet>
      </AccessForm>
      <DemoAccounts onUse={useDemo} />
    </>
  );
}
