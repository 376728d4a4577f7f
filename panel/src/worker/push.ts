import type { PushPayload } from '@bellbird/contract/attention/push';
import { type Tab, type Waiting, worker } from './scope.ts';

type Push = Waiting & { data: { json(): unknown } | null };
type Click = Waiting & { notification: Notification };

/** Receives pushes, also while no page is open. */
export function receivePushes(): void {
  worker.addEventListener('push', (event: Push) => {
    if (!event.data) return;
    event.waitUntil(show(event.data.json() as PushPayload));
  });

  worker.addEventListener('notificationclick', (event: Click) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data)));
  });
}

/**
 * A visible page of this browser shows the news itself. Pages in other browsers don't count: their user may be away.
 */
async function show({ title, body, path, tag }: PushPayload): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const options = { body, tag, data: path, icon: '/apple-touch-icon.png', badge: '/mark.svg', renotify: true };
  await worker.registration.showNotification(title, options);
}

/** In an open tab, or in a new one. */
async function open(path: string): Promise<void> {
  const { origin } = worker.location;
  const url = new URL(path, origin);
  if (url.origin !== origin) return;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ focused }) => focused) ?? tabs[0];
  if (tab && (await isHeard(tab, url.pathname + url.search))) await tab.focus();
  else await worker.clients.openWindow(url.href);
}

const ANSWER_MS = 500;

/** A tab where nobody is signed in, or that is still loading, does not answer. */
function isHeard(tab: Tab, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  tab.postMessage({ kind: 'open', path }, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_MS);
  });
}
