import { ALL_PROVIDERS_ID } from '@bellbird/contract/shared/limits';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Crown, Languages, LogOut, Settings, UserPen } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { chooseLocale } from '#platform/i18n/i18n.ts';
import { localeName, otherLocales } from '#platform/i18n/locale.ts';
import { Link } from '#platform/routing/Link.tsx';
import { session } from '#platform/session/current-session.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useShell } from '../shell-context.ts';

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
  const { t } = useTranslation('shell');
  const shell = useShell();
  // The team has no profile and no product here, only the sign-in settings.
  const isMember = userId !== undefined;
  const productInfo = pathTo('providerPayments', { providerId: ALL_PROVIDERS_ID });
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { width: 280 }, role: 'dialog', 'aria-label': t('userMenu.label') } }}
    >
      <Who>
        <Typography variant="subtitle2" component="p">
          {customerName}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {userName}
        </Typography>
      </Who>
      <MenuList autoFocusItem={open} aria-label={t('userMenu.label')}>
        {isMember && (
          <MenuItem
            onClick={() => {
              onClose();
              shell.open({ kind: 'profile', userId });
            }}
          >
            <UserPen aria-hidden />
            {t('userMenu.profile')}
          </MenuItem>
        )}
        <MenuItem component={Link} to={pathTo(isMember ? 'settings' : 'deskSignIn')} onClick={onClose}>
          <Settings aria-hidden />
          {t(isMember ? 'userMenu.settings' : 'title.deskSignIn')}
        </MenuItem>
        {isMember && (
          <MenuItem component={Link} to={productInfo} onClick={onClose}>
            <Crown aria-hidden />
            {t('userMenu.productInfo')}
          </MenuItem>
        )}
        {otherLocales().map((locale) => (
          <MenuItem key={locale} lang={locale.slice(0, 2)} onClick={() => chooseLocale(locale)}>
            <Languages aria-hidden />
            {localeName(locale)}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => void session.logout()}>
          <LogOut aria-hidden />
          {t('userMenu.exit')}
        </MenuItem>
      </MenuList>
    </Popover>
  );
}

const Who = styled('div')(({ theme }) => ({
  padding: '16px 20px 12px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
}));
