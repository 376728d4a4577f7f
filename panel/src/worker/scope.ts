/** The page's types do not include workers, so the few that are used are declared here. */
export type Waiting = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = Waiting & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

export type Tab = {
  url: string;
  focused: boolean;
  visibilityState: string;
  focus(): Promise<Tab>;
  postMessage(message: unknown, transfer: MessagePort[]): void;
};

type Worker = {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<Tab[]>;
    openWindow(url: string): Promise<Tab | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<E extends Event>(name: string, listener: (event: E) => void): void;
};

export const worker = self as unknown as Worker;
