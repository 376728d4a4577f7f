import type { Page } from '@playwright/test';

export type Device = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };

/**
 * Gives the browser a push service, which headless browsers lack: the sandbox's. `answer` is what the person chooses
 * in the browser's permission prompt. Everything else is the browser's own.
 */
export async function providePushService(
  page: Page,
  name: string,
  answer: 'granted' | 'denied' = 'granted',
): Promise<Device> {
  const made = await fetch(`${process.env['SANDBOX_URL']}/push/devices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const device = (await made.json()) as Device;
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(
    ({ endpoint, keys, answer: pressed }) => {
      // A file:// page has no storage and no panel.
      if (!location.protocol.startsWith('http')) return;
      const said = () => localStorage.getItem('modal.browser-said') ?? 'default';
      Object.defineProperty(Notification, 'permission', { get: said });
      Notification.requestPermission = async () => {
        localStorage.setItem('modal.browser-said', pressed);
        return pressed as NotificationPermission;
      };
      const subscription = {
        endpoint,
        options: { applicationServerKey: null, userVisibleOnly: true },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          localStorage.removeItem('modal.browser-subscribed');
          return true;
        },
      } as unknown as PushSubscription;
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem('modal.browser-subscribed', 'yes');
        return subscription;
      };
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem('modal.browser-subscribed') ? subscription : null;
    },
    { ...device, answer },
  );
  return device;
}

type Pushed = { title: string; body: string; path: string };

/** Waits for pushes to this browser since a moment; returns at the first. */
export async function findPushes(name: string, since: Date, waitMs = 10_000): Promise<Pushed[]> {
  const query = new URLSearchParams({ to: name, since: since.toISOString(), waitMs: String(waitMs) });
  return (await (await fetch(`${process.env['SANDBOX_URL']}/push?${query}`)).json()) as Pushed[];
}

/** Delivers a message to the real service worker, as the browser does for a push. */
export async function deliverPush(page: Page, origin: string, payload: object): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(payload),
  });
}

/** The notifications that the browser shows. */
export function shownNotifications(page: Page) {
  return page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const shown = await getNotifications.call(await navigator.serviceWorker.ready);
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });
}

/** Clicks the first notification; browsers offer no other way to do it. */
export async function pressNotification(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  await worker.evaluate(async () => {
    type Click = Event & { waitUntil(work: Promise<unknown>): void };
    type Scope = {
      registration: ServiceWorkerRegistration;
      dispatchEvent(event: Event): void;
      NotificationEvent: new (name: string, about: object) => Click;
    };
    const scope = self as unknown as Scope;
    const [notification] = await scope.registration.getNotifications();
    const event = new scope.NotificationEvent('notificationclick', { notification });
    // Only the browser's own events may extend a worker's life, and only a real click may focus a tab.
    const works: Promise<unknown>[] = [];
    event.waitUntil = (work) => void works.push(work);
    scope.dispatchEvent(event);
    const [outcome] = await Promise.allSettled(works);
    if (outcome?.status === 'rejected' && (outcome.reason as Error).name !== 'InvalidAccessError') throw outcome.reason;
  });
}
