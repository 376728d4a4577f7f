import type { Provider, ProviderAction } from '@bellbird/contract/listing/providers';
import { useQueryClient } from '@tanstack/react-query';
import Award from 'lucide-react/icons/award';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import Mail from 'lucide-react/icons/mail';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Phone from 'lucide-react/icons/phone';
import PauseCircle from 'lucide-react/icons/circle-pause';
import PlayCircle from 'lucide-react/icons/circle-play';
import Users from 'lucide-react/icons/users';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useFieldErrorMessage } from '#platform/api/use-error-message.ts';
import { Link } from '#platform/routing/Link.tsx';
import { lazyPart } from '#loading/lazy-part.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { session } from '#platform/session/current-session.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useUser } from '#platform/session/use-session.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { Divider, Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { actOnProvider, providersKey } from '../providers.queries.ts';

const PhoneDialog = lazyPart(() => import('./PhoneDialog.tsx'), 'PhoneDialog');

/** The menu of a provider: hold, release, request a review, where calls ring, and links to its pages. */
export function ProviderMenu({ provider }: { provider: Provider }) {
  const { t } = useTranslation('providers');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isPhoneOpen, setPhoneOpen] = useState(false);
  const hasCalls = useProvidersFor('leads').some(({ id }) => id === provider.id);
  const act = useAct(provider);
  const close = () => setAnchor(null);
  const take = (action: ProviderAction) => {
    close();
    void act(action);
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('menu.label', { name: provider.name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <HoldItem provider={provider} onTake={take} onClose={close} />
        <MenuItem disabled={provider.reviewRequestedAt !== null} onClick={() => take('request_review')}>
          <Eye aria-hidden />
          {t(provider.reviewRequestedAt ? 'menu.reviewAsked' : 'menu.review')}
        </MenuItem>
        {hasCalls && (
          <MenuItem
            onClick={() => {
              close();
              setPhoneOpen(true);
            }}
          >
            <Phone aria-hidden />
            {t('menu.phone')}
          </MenuItem>
        )}
        <Divider />
        <MenuItem component={Link} to={pathTo('providerPreview', { id: provider.id })} onClick={close}>
          <MonitorSmartphone aria-hidden />
          {t('menu.preview')}
        </MenuItem>
        <MenuItem component={Link} to={pathTo('providerBadges', { id: provider.id })} onClick={close}>
          <Award aria-hidden />
          {t('menu.badges')}
        </MenuItem>
        <MenuItem component={Link} to={pathTo('relatedProviders', { providerId: provider.id })} onClick={close}>
          <Users aria-hidden />
          {t('menu.related')}
        </MenuItem>
      </Menu>
      <Suspense>{isPhoneOpen && <PhoneDialog provider={provider} onClose={() => setPhoneOpen(false)} />}</Suspense>
    </>
  );
}

type HoldItemProps = { provider: Provider; onTake: (action: ProviderAction) => void; onClose: () => void };

/** What the team put on hold only the team releases: the vendor writes to their account manager. */
function HoldItem({ provider, onTake, onClose }: HoldItemProps) {
  const { t } = useTranslation('providers');
  const manager = useUser()?.accountManager;
  if (provider.holdReason !== null && manager)
    return (
      <MenuItem component="a" href={`mailto:${manager.email}`} onClick={onClose}>
        <Mail aria-hidden />
        {t('menu.askRelease')}
      </MenuItem>
    );
  const action = provider.onHold ? 'release' : 'hold';
  return (
    <MenuItem onClick={() => onTake(action)}>
      {provider.onHold ? <PlayCircle aria-hidden /> : <PauseCircle aria-hidden />}
      {t(`menu.${action}`)}
    </MenuItem>
  );
}

/** A hold hides the listing, so it asks first; the other actions do not. */
function useAct(provider: Provider) {
  const { t } = useTranslation('providers');
  const user = useUser();
  const confirm = useConfirm();
  const notices = useNotices();
  const queries = useQueryClient();
  const toMessage = useFieldErrorMessage('providers');
  const { name } = provider;
  return async (action: ProviderAction) => {
    const question = {
      title: t('hold.title', { name }),
      text: t('hold.text'),
      confirm: t('hold.confirm'),
      danger: true,
    };
    if (action === 'hold' && !(await confirm(question))) return;
    try {
      const after = await actOnProvider(provider.id, action);
      // Other pages read the provider from the session.
      if (user) {
        const providers = user.providers.map((each) => (each.id === after.id ? after : each));
        session.updateUser({ ...user, providers });
      }
      notices.success(t(`done.${action}`, { name }));
    } catch (error) {
      notices.error(toMessage(error));
    }
    await queries.invalidateQueries({ queryKey: providersKey });
  };
}
