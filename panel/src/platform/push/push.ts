import { WORKER } from '#platform/offline/shell-message.ts';

/** The push service as the panel uses it; this one is the browser's, with our server. */
export type Push = {
  /** Initialises the service, once, with the application id. */
  init(appId: string | undefined): Promise<void>;
  /** Subscribes this browser if it is not subscribed yet; the browser asks for permission first. */
  subscribe(): Promise<PushSubscription>;
  subscription(): Promise<PushSubscription | null>;
  /** Called with the path of a clicked notification. */
  onOpen(listener: (path: string) => void): () => void;
};

/** Web Push through the browser's own API. */
export function createPush(workers: ServiceWorkerContainer): Push {
  let appId: string | undefined;
  let registration: Promise<ServiceWorkerRegistration> | undefined;

  async function manager(): Promise<PushManager> {
    if (!registration) throw new Error('The push service was asked before it was initialised.');
    await registration;
    return (await workers.ready).pushManager;
  }

  return {
    async init(given) {
      if (registration) throw new Error('already initialized');
      if (!given) throw new Error('You need to provide your appId');
      appId = given;
      registration = workers.register(WORKER, { scope: '/' });
      try {
        await registration;
      } catch (error) {
        // Another attempt may succeed.
        registration = undefined;
        throw error;
      }
    },

    async subscribe() {
      const pushes = await manager();
      const known = await pushes.getSubscription();
      if (known && isFor(known, appId ?? '')) return known;
      // It was created with old keys and would receive nothing.
      await known?.unsubscribe();
      return pushes.subscribe({ userVisibleOnly: true, applicationServerKey: appId ?? '' });
    },

    subscription: async () => (await manager()).getSubscription(),

    onOpen(listener) {
      const onMessage = ({ data, ports }: MessageEvent<{ kind?: unknown; path?: unknown } | null>) => {
        if (data?.kind !== 'open' || typeof data.path !== 'string') return;
        ports[0]?.postMessage('heard');
        listener(data.path);
      };
      workers.addEventListener('message', onMessage);
      return () => workers.removeEventListener('message', onMessage);
    },
  };
}

function isFor({ options }: PushSubscription, appId: string): boolean {
  const key = options?.applicationServerKey;
  if (!key) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === appId;
}
