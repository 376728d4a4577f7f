import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Menu } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Brand } from '../Brand.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Bell } from './Bell.tsx';
import { FindCouple } from './FindCouple.tsx';
import { TopBarFrame } from './TopBarFrame.tsx';
import { UserButton } from './UserButton.tsx';

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation('shell');
  const isPrime = useUser()?.customer.crmStatus === 'prime';
  return (
    <TopBarFrame data-testid="top-bar">
      <MenuButton aria-label={t('nav.openMenu')} aria-haspopup="dialog" onClick={onMenu}>
        <Menu aria-hidden />
      </MenuButton>
      <BrandPlace>
        <Brand to={pathTo('home')} prime={isPrime} />
      </BrandPlace>
      <FindCouple />
      <Space />
      <Bell />
      <UserButton />
    </TopBarFrame>
  );
}

/** For widths that show neither the bottom bar nor the sidebar. */
const MenuButton = styled(IconButton)(({ theme }) => ({
  marginInlineStart: -10,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const BrandPlace = styled('div')(({ theme }) => ({
  display: 'flex',
  width: 232,
  marginInlineEnd: 'auto',
  [theme.breakpoints.up('md')]: { flex: 'none', marginInlineEnd: 0 },
  [theme.breakpoints.down('md')]: { width: 'auto' },
}));

const Space = styled('span')(({ theme }) => ({ flex: 1, [theme.breakpoints.down('md')]: { display: 'none' } }));
