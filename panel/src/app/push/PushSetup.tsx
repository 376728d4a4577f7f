import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { safeRedirect } from '#platform/routing/safe-redirect.ts';
import { askForPermission } from '#platform/push/ask-for-permission.ts';
import { keepOn, startPush } from '#platform/push/this-device.ts';
import { useNavigate } from '#platform/routing/routing.ts';

const PushCard = lazyPart(() => import('./PushCard.tsx'), 'PushCard');

/** Makes push ready behind the page, follows notifications that are pressed, and asks whether to send any. */
export function PushSetup() {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    let isOver = false;
    let stopHearing = () => {};
    let stopAsking = () => {};
    const begin = async () => {
      const push = await startPush();
      if (!push || isOver) return;
      stopHearing = push.onOpen((path) => void navigate({ href: safeRedirect(path) }));
      stopAsking = askForPermission(() => setAsking(true));
      // A service that is away costs this page nothing; the next one tries again.
      await keepOn(push).catch(() => undefined);
    };
    void begin();
    return () => {
      isOver = true;
      stopAsking();
      stopHearing();
    };
  }, [navigate]);

  return <Suspense>{isAsking && <PushCard onClose={() => setAsking(false)} />}</Suspense>;
}
