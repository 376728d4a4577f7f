import type { Route } from '#platform/api/client.ts';
import { toTarget } from '#platform/api/request.ts';
import { copyEntry } from './before-stored.ts';
import { type Entry, outboxState } from './outbox-state.ts';

export type Delivery = Pick<Entry, 'kind' | 'place' | 'about' | 'text' | 'look'> & {
  readonly key?: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: unknown;
};

/** What the server answered, or that it waits for a connection. */
export type Delivered<Data> = { readonly isKept: false; readonly data: Data } | { readonly isKept: true };

/**
 * Sends a change that must not get lost. It is stored before it is sent; without a connection it stays and is sent
 * later. Rejects with the `ApiFailure` if the server refuses it now, and then keeps nothing.
 */
export async function deliver<Data>(
  route: Route,
  { key = crypto.randomUUID(), params, ...given }: Delivery,
): Promise<Delivered<Data>> {
  const entry = { ...given, ...toTarget(route, { params }), id: key, createdAt: Date.now() };
  copyEntry(entry);
  const outbox = await import('./outbox.ts').catch(() => undefined);
  if (outbox) return outbox.sendOrKeep<Data>(entry);
  // Its code could not be loaded: the copy is sent when the panel is next opened.
  outboxState.set([...outboxState.get(), entry]);
  return { isKept: true };
}
