import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { QueryRoot } from '#platform/query/QueryRoot.tsx';
import { lazyPart, pagePart } from '#loading/lazy-part.ts';
import { usePreloaded } from '#platform/routing/use-preloaded.ts';
import { useUser } from '#platform/session/use-session.ts';
import { type OfferUpgrade, UpgradeContext } from '#platform/upgrade/upgrade.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
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
import css from './MainLayout.module.css';

export { firstData } from './main-first-data.ts';

const ShellDialogs = lazyPart(() => import('../dialogs/ShellDialogs.tsx'), 'ShellDialogs');
const BackgroundTasks = pagePart(() => import('../BackgroundTasks.tsx'), 'BackgroundTasks');
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
  const hasBackground = usePreloaded(usePainted(), BackgroundTasks.preload);
  // The style hides it in any case; a phone need not render it either.
  const isNarrow = useMediaQuery('(width < 1000px)');
  useShortcuts(shell);

  return (
    <ShellContext value={shell}>
      <UpgradeContext value={offerUpgrade}>
        <div className={css.shell} data-shell="main" data-prime={user?.customer.crmStatus === 'prime' ? '' : undefined}>
          <SkipLink />
          <TopBar />
          <div className={css.columns}>
            <div className={css.beside} data-only="wide">
              {!isNarrow && <Sidebar />}
            </div>
            <main className={css.content} id="content" tabIndex={-1}>
              <div className={css.notes}>
                <ActingBanner />
                <NoProviderNote />
                <OpenPaymentsNote />
              </div>
              {children}
            </main>
          </div>
          <BottomBar onMore={() => setDrawer('open')} />
        </div>
      </UpgradeContext>
      <Suspense>{hasBackground && user && <BackgroundTasks uuid={user.uuid} />}</Suspense>
      {dialog && <ShellDialogs dialog={dialog} onClose={() => setDialog(undefined)} />}
      {drawer !== 'never' && <SidebarDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />}
    </ShellContext>
  );
}
