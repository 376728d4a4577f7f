import path from 'node:path';
import type { Service, ServiceContext } from '../../service.ts';
import { registerEndpoints } from '../../endpoints.ts';
import { createStore } from '../../store.ts';
import type { StoredDevice } from './device.ts';
import type { StoredPush } from './stored-push.ts';
import { renderPushes } from './push.page.ts';
import { registerPush } from './push.routes.ts';

/** A push service as browsers have one, with the browsers behind it. */
export function createPushService({ config, clock, live }: ServiceContext): Service {
  const changed = () => live.tell('push');
  const fileOf = (name: string) => config.dataDir && path.join(config.dataDir, name);
  const devices = createStore<StoredDevice>({ file: fileOf('push-devices.jsonl'), changed });
  const pushes = createStore<StoredPush>({ file: fileOf('push.jsonl'), changed });
  return {
    name: 'push',
    title: 'Push messages',
    about: 'What lands on the lock screens of people who allowed it.',
    icon: '<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15L6 16.5Z"/><path d="M10 20.5a2 2 0 0 0 4 0"/>',
    count: () => pushes.list().length,
    register(app) {
      registerPush(app, clock, { devices, pushes });
      registerEndpoints(app, { path: '/push', store: pushes, sentTo: (push, to) => push.to === to });
    },
    render: () => renderPushes(devices.list(), pushes.list(), clock.now()),
    empty() {
      pushes.clear();
      devices.clear();
    },
  };
}
