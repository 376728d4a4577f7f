import type { Provider, ProviderAction } from '@bellbird/contract/listing/providers';
import { useQueryClient } from '@tanstack/react-query';
import Award from 'lucide-react/icons/award';
import Eye from 'lucide-react/icons/eye';
import Mail from 'lucide-react/icons/mail';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Phone from 'lucide-react/icons/phone';
import PauseCircle from 'lucide-react/icons/circle-pause';
import PlayCircle from 'lucide-react/icons/circle-play';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { Link } from '#platform/routing/Link.tsx';
import { lazyPart } from '#loading/lazy-part.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { session } from '#platform/session/current-session.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useUser } from '#platform/session/use-session.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { Divider, MenuItem } from '#ui/overlays/Menu.tsx';
import { MoreMenu } from '#ui/overlays/MoreMenu.tsx';
import { actOnProvider, providersKey } from '../providers.queries.ts';

const PhoneDialog = lazyPart(() => import('./PhoneDialog.tsx'), 'PhoneDialog');

/** The menu of a provider: hold, release, request a review, where calls ring, and links to its pages. */
export function ProviderMenu({ provider }: { provider: Provider }) {
  const { t } = useTranslation('providers');
  const [isPhoneOpen, setPhoneOpen] = useState(false);
  const hasCalls = useProvidersFor('leads').some(({ id }) => id === provider.id);
  const act = useAct(provider);
  return (
    <>
      <MoreMenu label={t('menu.label', { name: provider.name })} size="small">
        <HoldItem provider={provider} onTake={(action) => void act(action)} />
        <MenuItem
          disabled={provider.reviewRequestedAt !== null}
          onClick={() => void act('request_review')}
          icon={Eye}
          label={t(provider.reviewRequestedAt ? 'menu.reviewAsked' : 'menu.review')}
        />
        {hasCalls && <MenuItem onClick={() => setPhoneOpen(true)} icon={Phone} label={t('menu.phone')} />}
        <Divider />
        <MenuItem
          component={Link}
          to={pathTo('providerPreview', { id: provider.id })}
          icon={MonitorSmartphone}
          label={t('menu.preview')}
        />
        <MenuItem
          component={Link}
          to={pathTo('providerBadges', { id: provider.id })}
          icon={Award}
          label={t('menu.badges')}
        />
        <MenuItem
          component={Link}
          to={pathTo('relatedProviders', { providerId: provider.id })}
          icon={Users}
          label={t('menu.related')}
        />
      </MoreMenu>
      {isPhoneOpen && <PhoneDialog provider={provider} onClose={() => setPhoneOpen(false)} />}
    </>
  );
}

/** What the team put on hold only the team releases: the vendor writes to their account manager. */
function HoldItem({ provider, onTake }: { provider: Provider; onTake: (action: ProviderAction) => void }) {
  const { t } = useTranslation('providers');
  const manager = useUser()?.accountManager;
  if (provider.holdReason !== null && manager)
    return <MenuItem component="a" href={`mailto:${manager.email}`} icon={Mail} label={t('menu.askRelease')} />;
  const action = provider.onHold ? 'release' : 'hold';
  return (
    <MenuItem
      onClick={() => onTake(action)}
      icon={provider.onHold ? PlayCircle : PauseCircle}
      label={t(`menu.${action}`)}
    />
  );
}

/** A hold hides the listing, so it asks first; the other actions do not. */
function useAct(provider: Provider) {
  const { t } = useTranslation('providers');
  const user = useUser();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const { name } = provider;
  return async (action: ProviderAction) => {
    const question = {
      title: t('hold.title', { name }),
      text: t('hold.text'),
      confirm: t('hold.confirm'),
      danger: true,
    };
    if (action === 'hold' && !(await confirm(question))) return;
    const work = async () => {
      const after = await actOnProvider(provider.id, action);
      // Other pages read the provider from the session.
      if (user) {
        const providers = user.providers.map((each) => (each.id === after.id ? after : each));
        session.updateUser({ ...user, providers });
      }
    };
    await attempt(work, t(`done.${action}`, { name }));
    await queries.invalidateQueries({ queryKey: providersKey });
  };
}
