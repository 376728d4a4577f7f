import X from 'lucide-react/icons/x';
import { useTranslation } from '#texts/use-translation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Drawer } from '#ui/overlays/Drawer.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Brand } from '../Brand.tsx';
import { HelpLink } from '../help/HelpLink.tsx';
import { UserButton } from '../top-bar/UserButton.tsx';
import { Sidebar } from './Sidebar.tsx';
import css from './SidebarDrawer.module.css';

/** Below 1000 the sidebar slides in over the page. */
export function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('layout');
  return (
    <Drawer open={open} onClose={onClose} aria-label={t('nav.main')}>
      <Row justify="between" className={css.head}>
        <Brand to={pathTo('home')} />
        <Row>
          <HelpLink />
          <IconButton aria-label={t('nav.closeMenu')} onClick={onClose} icon={X} />
        </Row>
      </Row>
      <div className={css.user}>
        <UserButton inDrawer />
      </div>
      <Sidebar inDrawer onLeave={onClose} />
    </Drawer>
  );
}
