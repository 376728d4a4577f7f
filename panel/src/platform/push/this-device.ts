import { api } from '#platform/api/api.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { session } from '#platform/session/current-session.ts';
import { pushChoice } from './push-choice.ts';
import { type Push, createPush } from './push.ts';

/** What the server knows about this browser, and in which session; cleared on logout. */
const KEY = 'push.device';
type Kept = { id: number; tokenId: number; endpoint: string };

export type DeviceState = 'unsupported' | 'blocked' | 'on' | 'off';

let started: Promise<Push> | undefined;

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The push service of this browser; undefined if there is none or it cannot be loaded. */
export async function startPush(): Promise<Push | undefined> {
  if (!isSupported()) return undefined;
  started ??= start();
  try {
    return await started;
  } catch {
    started = undefined;
    return undefined;
  }
}

async function start(): Promise<Push> {
  const push = createPush(navigator.serviceWorker);
  await push.init(panelConfig().push.appId);
  return push;
}

/** Registers this browser at the server once per session, tagged with the user. */
async function tag(subscription: PushSubscription): Promise<void> {
  const state = session.get();
  if (state.status !== 'loggedIn' || !state.user || state.acting) return;
  const known = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
  const { endpoint: address, keys } = subscription.toJSON();
  if (!address || !keys?.['p256dh'] || !keys['auth']) return;
  if (known?.endpoint === address && known.tokenId === state.token.id) return;
  const tags = { userId: state.user.id };
  const body = { endpoint: address, keys: { p256dh: keys['p256dh'], auth: keys['auth'] }, tags };
  const { id } = (await api('PUT /push-subscriptions', { body })).data;
  localStorage.setItem(KEY, JSON.stringify({ id, tokenId: state.token.id, endpoint: address } satisfies Kept));
}

/** The current state: the browser's permission, and the user's choice. */
export async function deviceState(): Promise<DeviceState> {
  const push = await startPush();
  if (!push) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  if (Notification.permission !== 'granted' || pushChoice.isOff()) return 'off';
  return (await push.subscription()) ? 'on' : 'off';
}

/** Turns notifications on; the browser asks for permission first, unless it was given. */
export async function turnOn(): Promise<DeviceState> {
  const push = await startPush();
  if (!push) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return deviceState();
  pushChoice.on();
  await tag(await push.subscribe());
  return 'on';
}

/** After a new login, registers the browser for the new session without asking. */
export async function keepOn(push: Push): Promise<void> {
  if (Notification.permission === 'granted' && !pushChoice.isOff()) await tag(await push.subscribe());
}

/** Turns notifications off in this browser. */
export async function turnOff(): Promise<DeviceState> {
  pushChoice.off();
  const known = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
  localStorage.removeItem(KEY);
  await (await (await startPush())?.subscription())?.unsubscribe();
  if (known) await api('DELETE /push-subscriptions/{id}', { params: { id: known.id } }).catch(() => undefined);
  return 'off';
}
