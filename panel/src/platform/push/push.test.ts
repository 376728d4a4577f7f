import { expect, test, vi } from 'vitest';
import { createPush } from './push.ts';

/** The parts of a browser's service worker container that are used. */
function browser(register: () => Promise<unknown> = async () => ({})) {
  const subscription = { options: null };
  const pushManager = {
    getSubscription: vi.fn<() => Promise<unknown>>(async () => null),
    subscribe: vi.fn<(options: object) => Promise<unknown>>(async () => subscription),
  };
  const target = new EventTarget();
  const workers = {
    register: vi.fn<(script: string, options: object) => Promise<unknown>>(register),
    ready: Promise.resolve({ pushManager }),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  return { workers: workers as unknown as ServiceWorkerContainer, register: workers.register, pushManager, target };
}

test('LIVE-013 without an app id it says which one it needs', async () => {
  const { workers, register } = browser();
  await expect(createPush(workers).init(undefined)).rejects.toThrow('You need to provide your appId');
  await expect(createPush(workers).init('')).rejects.toThrow('You need to provide your appId');
  expect(register).not.toHaveBeenCalled();
});

test('LIVE-012 initialising twice fails with ‘already initialized’', async () => {
  const { workers, register } = browser();
  const push = createPush(workers);
  await push.init('key');
  await expect(push.init('key')).rejects.toThrow('already initialized');
  expect(register).toHaveBeenCalledExactlyOnceWith('/worker.js', { scope: '/' });
});

test('LIVE-014 a script that cannot be loaded rejects, and may load another time', async () => {
  const loads = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new TypeError('Failed to load'))
    .mockResolvedValueOnce({});
  const push = createPush(browser(loads).workers);
  await expect(push.init('key')).rejects.toThrow('Failed to load');
  await expect(push.init('key')).resolves.toBeUndefined();
});

test('a browser subscribes with our key, and keeps an existing subscription', async () => {
  const { workers, pushManager } = browser();
  const push = createPush(workers);
  await push.init('key');
  await push.subscribe();
  expect(pushManager.subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  pushManager.getSubscription.mockResolvedValue({ options: { applicationServerKey: null } });
  await push.subscribe();
  expect(pushManager.subscribe).toHaveBeenCalledOnce();
});

test('a subscription with another key is replaced', async () => {
  const { workers, pushManager } = browser();
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
  const options = { applicationServerKey: new Uint8Array([255, 254]).buffer };
  pushManager.getSubscription.mockResolvedValue({ options, unsubscribe });
  const push = createPush(workers);
  await push.init('key');
  await push.subscribe();
  expect([unsubscribe.mock.calls.length, pushManager.subscribe.mock.calls.length]).toEqual([1, 1]);
});

test('only the worker’s message about a clicked notification is handled', () => {
  const { workers, target } = browser();
  const paths: string[] = [];
  const stop = createPush(workers).onOpen((path) => paths.push(path));
  const answer = vi.fn<(word: string) => void>();
  const ports = [{ postMessage: answer } as unknown as MessagePort];
  const say = (data: unknown) => {
    const event = new MessageEvent('message', { data });
    Object.defineProperty(event, 'ports', { value: ports });
    target.dispatchEvent(event);
  };
  say({ kind: 'open', path: '/leads/7' });
  say({ kind: 'other', path: '/leads/8' });
  say(null);
  stop();
  say({ kind: 'open', path: '/leads/9' });
  expect([paths, answer.mock.calls]).toEqual([['/leads/7'], [['heard']]]);
});
