import { API_PREFIX } from '@bellbird/contract/shared/headers';
import type { Known } from '../src/app/first-data.ts';
import type { Preload } from '../src/app/preloads.ts';

/** For values that only the browser knows; `src/preload.ts` and the server fill them in. */
export const PLACEHOLDERS = {
  id: '{id}',
  providerId: '{providerId}',
  galleryId: '{galleryId}',
  customerId: '{customerId}',
  customerUserId: '{customerUserId}',
  month: '{month}',
  today: '{today}',
} as unknown as Known;

/**
 * The URL that a query calls, without the API prefix. Its function is called once, with a fetch that only records the
 * URL.
 */
export function urlOfPreload({ queryFn, initialPageParam }: Preload): string {
  if (typeof queryFn !== 'function') throw new Error('A preload needs query options with a function.');
  let asked: string | undefined;
  const before = {
    fetch: globalThis.fetch,
    queueMicrotask: globalThis.queueMicrotask,
    storage: Object.getOwnPropertyDescriptor(globalThis, 'localStorage'),
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: () => null } });
  globalThis.fetch = (url) => {
    asked = String(url);
    return new Promise(() => {});
  };
  // Calls wait for others of the same moment; here there are none.
  globalThis.queueMicrotask = (then) => then();
  try {
    void (queryFn as (context: object) => unknown)({ pageParam: initialPageParam });
  } finally {
    globalThis.fetch = before.fetch;
    globalThis.queueMicrotask = before.queueMicrotask;
    if (before.storage) Object.defineProperty(globalThis, 'localStorage', before.storage);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  }
  if (!asked?.startsWith(API_PREFIX)) throw new Error(`A preload must call the API at once: ${String(queryFn)}`);
  return asked.slice(API_PREFIX.length).replaceAll(/%7B(\w+)%7D/gi, '{$1}');
}
