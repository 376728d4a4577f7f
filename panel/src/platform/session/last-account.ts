import type { TokenData } from '@bellbird/contract/people/access';
import type { StoredTokens } from './token-store.ts';

const KEY = 'bellbird.place';

/** The account of the last visit: used only to preload, never trusted. */
export type LastAccount = { readonly of: string; readonly customerId: number; readonly customerUserId: number };

export function rememberAccount(tokens: StoredTokens, { customerId, customerUserId }: TokenData): void {
  if (!customerId || !customerUserId) return;
  localStorage.setItem(KEY, JSON.stringify({ of: toOwner(tokens), customerId, customerUserId } satisfies LastAccount));
}

export function recallAccount(tokens: StoredTokens): LastAccount | undefined {
  try {
    const account = JSON.parse(localStorage.getItem(KEY) ?? 'null') as LastAccount | null;
    return account?.of === toOwner(tokens) ? account : undefined;
  } catch {
    return undefined;
  }
}

/** A login and, while acting, the user acted for. */
function toOwner({ id, switchUser }: StoredTokens): string {
  return `${id}/${switchUser ?? ''}`;
}
