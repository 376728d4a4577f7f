import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { readSocialReturn } from '#platform/routing/social-return.ts';
import { useUser } from '#platform/session/use-session.ts';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { ReturnPage } from '#ui/ReturnPage.tsx';
import { useConnecting } from './use-connecting.ts';

const SETTINGS = pathTo('settingsTab', { tab: 'account-info' });

/** Instagram redirects here after asking for permission. */
export function InstagramReturnPage() {
  const { t } = useTranslation('customer-users');
  const isWorking = useConnection();
  return (
    <ReturnPage
      isWorking={isWorking}
      working={{ title: t('accounts.connecting', { name: 'Instagram' }), lead: t('accounts.connectingLead') }}
      failed={{
        title: t('accounts.permissionFailed'),
        text: t('accounts.nothing'),
        actions: (
          <PrimaryButton component={Link} to={SETTINGS}>
            {t('accounts.back')}
          </PrimaryButton>
        ),
      }}
    />
  );
}

/** Sends what came back, once, and goes to the settings if it worked. */
function useConnection(): boolean {
  const navigate = useNavigate();
  const user = useUser();
  const { finish } = useConnecting({ customerId: user?.customerId ?? 0, id: user?.id ?? 0 });
  const [returned] = useState(() => readSocialReturn(location));
  const [isWorking, setIsWorking] = useState(typeof returned === 'object');
  const isSent = useRef(false);

  const connect = async () => {
    if (typeof returned !== 'object') return;
    const isConnected = await finish('instagram', returned);
    if (isConnected) await navigate({ href: SETTINGS, replace: true });
    else setIsWorking(false);
  };

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void connect();
  });
  return isWorking;
}
