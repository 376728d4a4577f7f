import { SIDEBAR_WIDTH } from '@bellbird/contract/shared/limits';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { Brand } from '../Brand.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Sidebar } from './Sidebar.tsx';

/** Below 1000 the sidebar slides in over the page. */
export function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: SIDEBAR_WIDTH }, role: 'dialog', 'aria-label': t('nav.main') } }}
    >
      <Head>
        <Brand to={pathTo('home')} />
        <IconButton aria-label={t('nav.closeMenu')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Head>
      <Sidebar inDrawer onLeave={onClose} />
    </Drawer>
  );
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 8px 0 24px',
  '& > a': { alignSelf: 'center' },
});
