import { ALL_PROVIDERS_ID } from '@bellbird/contract/shared/limits';
import Crown from 'lucide-react/icons/crown';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import UserPen from 'lucide-react/icons/user-pen';
import { useTranslation } from '#texts/use-translation.ts';
import { localeName, otherLocales } from '#platform/i18n/locale.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Quiet, Text } from '#ui/Text.tsx';
import { Divider, Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { switchLanguage } from '../language/language.ts';
import { useLogout } from '../offline/use-logout.ts';
import { useShell } from '../shell-context.ts';
import css from './UserMenu.module.css';

type UserMenuProps = {
  anchor: HTMLElement;
  open: boolean;
  /** Undefined for the marketplace team, who are not customer users. */
  userId: number | undefined;
  userName: string;
  customerName: string;
  onClose: () => void;
};

export function UserMenu({ anchor, open, userId, userName, customerName, onClose }: UserMenuProps) {
  const { t } = useTranslation('layout');
  const shell = useShell();
  const logout = useLogout();
  // The team has no profile and no product here, only the sign-in settings.
  const isMember = userId !== undefined;
  const productInfo = pathTo('providerPayments', { providerId: ALL_PROVIDERS_ID });
  return (
    <Menu
      className={css.menu}
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      aria-label={t('userMenu.label')}
      header={
        <div className={css.who}>
          <Text size="strong" component="p">
            {customerName}
          </Text>
          <Quiet>{userName}</Quiet>
        </div>
      }
    >
      {isMember && (
        <MenuItem
          onClick={() => shell.open({ kind: 'profile', userId })}
          icon={UserPen}
          label={t('userMenu.profile')}
        />
      )}
      <MenuItem
        component={Link}
        to={pathTo(isMember ? 'settings' : 'deskSignIn')}

        icon={Settings}
        label={t(isMember ? 'userMenu.settings' : 'userMenu.signIn')}
      />
      {isMember && <MenuItem component={Link} to={productInfo} icon={Crown} label={t('userMenu.productInfo')} />}
      {otherLocales().map((locale) => (
        <MenuItem
          key={locale}
          lang={locale.slice(0, 2)}
          onClick={() => void switchLanguage(locale)}
          icon={Languages}
          label={localeName(locale)}
        />
      ))}
      <Divider />
      <MenuItem onClick={() => void logout()} icon={LogOut} label={t('userMenu.exit')} />
    </Menu>
  );
}
