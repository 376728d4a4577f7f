import { Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { isPushWanted } from '#platform/push/push-choice.ts';
import { pagePart } from '#loading/lazy-part.ts';
import { usePreloaded } from '#platform/routing/use-preloaded.ts';
import { useActing, useUser } from '#platform/session/use-session.ts';
import { uploadSignal } from '#platform/uploads/upload-signal.ts';
import { refetchTexts } from '#texts/texts.ts';
import { AppBadge } from './live/AppBadge.tsx';
import { LiveUpdates } from './live/LiveUpdates.tsx';
import { mayChat } from './chat/may-chat.ts';
import { useCurrentRoute } from './current-route.ts';
import { keepFocus } from './keep-focus.ts';
import { useOfflineSupport } from './offline/use-offline-support.ts';
import { ModalsWhenDue } from './modals/ModalsWhenDue.tsx';

const OfflineSupport = pagePart(() => import('./offline/OfflineSupport.tsx'), 'OfflineSupport');
/** Its texts, too: what could not be fetched once is not asked for again. */
const loadOfflineSupport = () => Promise.all([OfflineSupport.preload(), refetchTexts('offline')]);
const PushSetup = pagePart(() => import('./push/PushSetup.tsx'), 'PushSetup');
const UploadLine = pagePart(() => import('./uploads/UploadLine.tsx'), 'UploadLine', { ifLost: () => null });
const LiveChat = pagePart(() => import('./chat/LiveChat.tsx'), 'LiveChat', { ifLost: () => null });

/** What runs in the background of every page of the main layout. Loaded as one file once the page is rendered. */
export function BackgroundTasks({ uuid }: { uuid: string }) {
  const acting = useActing();
  const user = useUser();
  const hasUploads = useSyncExternalStore(uploadSignal.subscribe, uploadSignal.get);
  const isOfflineSupported = useOfflineSupport(loadOfflineSupport);
  const isPushLoaded = usePreloaded(usePushWanted() && !acting, PushSetup.preload);
  useEffect(keepFocus, []);
  return (
    <>
      <LiveUpdates uuid={uuid} />
      {!acting && <AppBadge />}
      <Suspense>{!acting && isPushLoaded && <PushSetup />}</Suspense>
      <Suspense>{!acting && isOfflineSupported && <OfflineSupport />}</Suspense>
      <Suspense>{hasUploads && <UploadLine />}</Suspense>
      <Suspense>{!acting && user && mayChat(user) && <LiveChat key={user.id} user={user} />}</Suspense>
      {user && <ModalsWhenDue key={user.id} user={user} />}
    </>
  );
}

/**
 * Looked at again on each page: notifications may have been allowed in the settings. Not each time that something is
 * rendered, since the answer is in another process of the browser.
 */
function usePushWanted(): boolean {
  const { name } = useCurrentRoute();
  return useMemo(() => name !== undefined && isPushWanted(), [name]);
}
