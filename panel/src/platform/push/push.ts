/** The push service as the panel uses it; this one is the browser's own, with our server behind it. */
export type Push = {
  /** Makes the service ready. Once only, and not without knowing as whom we push. */
  init(appId: string | undefined): Promise<void>;
  /** Subscribes this browser, if it is not yet; the browser asks the person first unless they have answered already. */
  subscribe(): Promise<PushSubscription>;
  subscription(): Promise<PushSubscription | null>;
  /** Hears where a notification that was pressed leads. */
  onOpen(listener: (path: string) => void): () => void;
};

const WORKER = '/push-worker.js';

/** Web Push by the browser's own means. */
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
        // It may be there another time.
        registration = undefined;
        throw error;
      }
    },

    async subscribe() {
      const pushes = await manager();
      const known = await pushes.getSubscription();
      if (known && isFor(known, appId ?? '')) return known;
      // Made for keys that are no more: nothing would arrive.
      await known?.unsubscribe();
      return pushes.subscribe({ userVisibleOnly: true, applicationServerKey: appId ?? '' });
    },

    subscription: async () => (await manager()).getSubscription(),

    onOpen(listener) {
      const hear = ({ data, ports }: MessageEvent<{ kind?: unknown; path?: unknown } | null>) => {
        if (data?.kind !== 'open' || typeof data.path !== 'string') return;
        ports[0]?.postMessage('heard');
        listener(data.path);
      };
      workers.addEventListener('message', hear);
      return () => workers.removeEventListener('message', hear);
    },
  };
}

function isFor({ options }: PushSubscription, appId: string): boolean {
  const key = options?.applicationServerKey;
  if (!key) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === appId;
}
