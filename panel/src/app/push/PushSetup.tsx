import { useEffect, useState } from 'react';
import { lazyPart } from '#loading/lazy-part.ts';
import { safeRedirect } from '#platform/routing/safe-redirect.ts';
import { askForPermission } from '#platform/push/ask-for-permission.ts';
import { keepOn, startPush } from '#platform/push/this-device.ts';
import { useNavigate } from '#platform/routing/routing.ts';

const PushCard = lazyPart(() => import('./PushCard.tsx'), 'PushCard');

/** Prepares push in the background, follows clicks on notifications, and asks whether to allow them. */
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
      // If the push service is down, the next page tries again.
      await keepOn(push).catch(() => undefined);
    };
    void begin();
    return () => {
      isOver = true;
      stopAsking();
      stopHearing();
    };
  }, [navigate]);

  return isAsking && <PushCard onClose={() => setAsking(false)} />;
}
