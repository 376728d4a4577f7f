import type { SessionUser } from '@bellbird/contract/people/customer-users';
import type { SocialType } from '@bellbird/contract/shared/social';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { readSocialReturn } from '#platform/routing/social-return.ts';
import { Card } from '#ui/Card.tsx';
import { ConnectedAccounts } from './ConnectedAccounts.tsx';
import { useConnecting } from './use-connecting.ts';

/** Connected accounts in the settings; Google and Facebook redirect here. */
export function AccountsCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation('customer-users');
  useReturn(user);
  if (panelConfig().socialLogins.length === 0) return null;
  return (
    <Card title={t('accounts.title')} lead={t('accounts.lead')}>
      <ConnectedAccounts user={user} />
    </Card>
  );
}

/** Completes a connection from the URL; it is sent once and removed from the URL at once. */
function useReturn(user: SessionUser): void {
  const navigate = useNavigate();
  const { finish, reportFailure } = useConnecting(user);
  const [returned] = useState(() => readSocialReturn(location));
  const isSent = useRef(false);

  useEffect(() => {
    if (!returned || isSent.current) return;
    isSent.current = true;
    const isFacebook = new URLSearchParams(location.search).get('connect') === 'facebook';
    const type: SocialType = isFacebook ? 'facebook' : 'google';
    void navigate({ href: pathTo('settingsTab', { tab: 'account-info' }), replace: true });
    if (returned === 'cancelled') reportFailure(type);
    else void finish(type, returned);
  });
}
