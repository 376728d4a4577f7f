import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { SOCIAL_NAMES, type SocialType } from '@bellbird/contract/shared/social';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { useMayLeave } from '#ui/confirm/use-leave.ts';
import { SocialMark } from '#ui/drawings/SocialMark.tsx';
import { CardRow } from '#ui/list/CardRow.tsx';
import { accountsOptions, leaveToConnect } from '../customer-users.queries.ts';
import { useConnecting } from './use-connecting.ts';

const PasswordDialog = lazyPart(() => import('../PasswordDialog.tsx'), 'PasswordDialog');

/** The social accounts, each with a button to connect or disconnect it. */
export function ConnectedAccounts({ user }: { user: Pick<SessionUser, 'customerId' | 'id'> }) {
  const { t } = useTranslation('customer-users');
  const confirm = useConfirm();
  const mayLeave = useMayLeave();
  const accounts = useQuery(accountsOptions({ customerId: user.customerId, id: user.id }));
  const { disconnect } = useConnecting(user);
  const [busy, setBusy] = useState<SocialType>();
  const [asking, setAsking] = useState<{ type: SocialType; leaving: AbortController }>();

  const press = async (type: SocialType, isConnected: boolean) => {
    const name = SOCIAL_NAMES[type];
    const question = {
      title: t('accounts.question', { name }),
      text: t('accounts.questionText'),
      confirm: t('accounts.disconnect'),
      danger: true,
    };
    if (!(await (isConnected ? confirm(question) : mayLeave()))) return;
    if (!isConnected) return setAsking({ type, leaving: new AbortController() });
    setBusy(type);
    await disconnect(type);
    setBusy(undefined);
  };

  /** Who closes the dialog stays here, also while the answer with the way out is under way. */
  const stay = () => {
    asking?.leaving.abort();
    setAsking(undefined);
  };

  if (accounts.isLoadingError) {
    return <ErrorState title={t('accounts.failed')} onRetry={() => void accounts.refetch()} />;
  }
  return (
    <>
      <ul aria-label={t('accounts.title')}>
        {panelConfig().socialLogins.map((type) => {
          const account = accounts.data?.find((each) => each.type === type);
          const name = SOCIAL_NAMES[type];
          return (
            <CardRow
              key={type}
              icon={<SocialMark type={type} />}
              end={
                <Button
                  size="small"
                  disabled={accounts.isPending}
                  loading={busy === type}
                  aria-label={t(account ? 'accounts.disconnectNamed' : 'accounts.connectNamed', { name })}
                  onClick={() => void press(type, account !== undefined)}
                >
                  {t(account ? 'accounts.disconnect' : 'accounts.connect')}
                </Button>
              }
            >
              <b>{name}</b>
              <small>
                {accounts.isPending ? <Skeleton width={120} /> : (account?.name ?? t('accounts.notConnected'))}
              </small>
            </CardRow>
          );
        })}
      </ul>
      <Suspense>
        {asking && (
          <PasswordDialog
            title={t('accounts.connectNamed', { name: SOCIAL_NAMES[asking.type] })}
            text={t('accounts.proof', { name: SOCIAL_NAMES[asking.type] })}
            submit={t('accounts.goOn', { name: SOCIAL_NAMES[asking.type] })}
            onProof={(oldPassword) => leaveToConnect(user, asking.type, oldPassword, asking.leaving.signal)}
            onClose={stay}
          />
        )}
      </Suspense>
    </>
  );
}
