import Menu from 'lucide-react/icons/menu';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Brand } from '../Brand.tsx';
import { Bell } from './Bell.tsx';
import { FindCouple } from './FindCouple.tsx';
import { TopBarFrame } from './TopBarFrame.tsx';
import { UserButton } from './UserButton.tsx';
import css from './TopBar.module.css';

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation('layout');
  const isPrime = useUser()?.customer.crmStatus === 'prime';
  return (
    <TopBarFrame data-testid="top-bar">
      <IconButton className={css.menuButton} aria-label={t('nav.openMenu')} aria-haspopup="dialog" onClick={onMenu}>
        <Menu aria-hidden />
      </IconButton>
      <div className={css.brandPlace}>
        <Brand to={pathTo('home')} prime={isPrime} />
      </div>
      <FindCouple />
      <span className={css.space} />
      <Bell />
      <UserButton />
    </TopBarFrame>
  );
}
