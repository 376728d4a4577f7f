const CONFIG = {
  country: 'AU',
  currency: 'AUD',
  locales: ['en_AU'],
  errorSinkDsn: null,
  release: '',
  catalogueVersion: 0,
  support: { email: '', whatsapp: '', remoteDesktopUrl: '', tutorialUrl: '' },
  flags: { upgradeBanner: false, chat: false, mediaRestriction: false },
  socialLogins: [],
  push: { appId: '' },
  map: { tilesUrl: '', attribution: '' },
  adVideo: null,
  chat: null,
  payments: null,
  demoAccounts: [],
};

/** As much of a browser as a first rendering reads: storage, a window, a clock, and a server that knows its configuration. */
export function pretendBrowser() {
  const store = new Map<string, string>();
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
    clear: () => store.clear(),
  };
  const RealDate = Date;
  const globals: Record<string, unknown> = {
    window: globalThis,
    localStorage: storage,
    sessionStorage: storage,
    document: {
      getElementById: () => null,
      querySelector: () => null,
      addEventListener: () => {},
      documentElement: { dataset: {} },
    },
    location: { origin: 'http://localhost', pathname: '/', search: '', href: 'http://localhost/' },
    matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
    addEventListener: () => {},
    removeEventListener: () => {},
    fetch: () => Promise.resolve(Response.json({ data: CONFIG })),
  };
  const before = Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });

  return {
    setClock: (now: number) => {
      globalThis.fetch = globals['fetch'] as typeof fetch;
      globalThis.Date = class extends RealDate {
        constructor(...given: [] | [string | number | Date]) {
          super(...((given.length === 0 ? [now] : given) as [number]));
        }
        static override now = () => now;
      } as DateConstructor;
    },
    stop: () => {
      globalThis.Date = RealDate;
      for (const [name, descriptor] of before) {
        if (descriptor) Object.defineProperty(globalThis, name, descriptor);
        else Reflect.deleteProperty(globalThis, name);
      }
    },
  };
}
