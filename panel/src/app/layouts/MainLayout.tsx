import { SIDEBAR_WIDTH } from '@bellbird/contract/shared/limits';
import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { QueryRoot } from '#platform/query/QueryRoot.tsx';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { useUser } from '#platform/session/use-session.ts';
import { type OfferUpgrade, UpgradeContext } from '#platform/upgrade/upgrade.ts';
import { SIZE } from '#ui/theme/tokens.ts';
import { ActingBanner } from '../acting/ActingBanner.tsx';
import { BottomBar } from '../navigation/BottomBar.tsx';
import { Sidebar } from '../navigation/Sidebar.tsx';
import { usePainted } from '../live/use-painted.ts';
import { type Shell, ShellContext, type ShellDialog } from '../shell-context.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { TopBar } from '../top-bar/TopBar.tsx';
import { NoProviderNote } from './NoProviderNote.tsx';
import { OpenPaymentsNote } from './OpenPaymentsNote.tsx';
import { SkipLink } from './SkipLink.tsx';

const ShellDialogs = lazyPart(() => import('../dialogs/ShellDialogs.tsx'), 'ShellDialogs');
const BackgroundTasks = lazyPart(() => import('../BackgroundTasks.tsx'), 'BackgroundTasks');
const SidebarDrawer = lazyPart(() => import('../navigation/SidebarDrawer.tsx'), 'SidebarDrawer');

export function MainLayout({ children }: { children: ReactNode }) {
  return (
    <QueryRoot>
      <MainShell>{children}</MainShell>
    </QueryRoot>
  );
}

/** A bar at the top, the sidebar beside the page, and a bottom bar on phones. */
function MainShell({ children }: { children: ReactNode }) {
  const user = useUser();
  const [dialog, setDialog] = useState<ShellDialog>();
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const shell = useMemo<Shell>(() => ({ open: setDialog }), []);
  const offerUpgrade = useCallback<OfferUpgrade>(
    (upgrade, providerId) => setDialog({ kind: 'upgrade', upgrade, ...(providerId !== undefined && { providerId }) }),
    [],
  );
  const isPainted = usePainted();
  useShortcuts(shell);

  return (
    <ShellContext value={shell}>
      <UpgradeContext value={offerUpgrade}>
        <House data-prime={user?.customer.crmStatus === 'prime' ? '' : undefined}>
          <SkipLink />
          <TopBar onMenu={() => setDrawer('open')} />
          <Columns>
            <Beside>
              <Sidebar />
            </Beside>
            <Content id="content" tabIndex={-1}>
              <ActingBanner />
              <NoProviderNote />
              <OpenPaymentsNote />
              {children}
            </Content>
          </Columns>
          <BottomBar onMore={() => setDrawer('open')} />
        </House>
      </UpgradeContext>
      <Suspense>{isPainted && user && <BackgroundTasks uuid={user.uuid} />}</Suspense>
      <Suspense>
        {dialog && <ShellDialogs dialog={dialog} onClose={() => setDialog(undefined)} />}
        {drawer !== 'never' && <SidebarDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />}
      </Suspense>
    </ShellContext>
  );
}

const House = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { '--bb-bottom-bar': `${SIZE.tabBar}px` },
}));

const Columns = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: `${SIDEBAR_WIDTH}px minmax(0, 1fr)` },
}));

const Beside = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: SIZE.bar,
  height: `calc(100dvh - ${SIZE.bar}px)`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Content = styled('main')({ minWidth: 0, '&:focus-visible': { outline: 'none' } });
