import type { TokenData } from '@bellbird/contract/people/access';
import type { StoredTokens } from './token-store.ts';

const KEY = 'bellbird.place';

/** Whose page it was the last time: only good for asking early, never for believing. */
type LastAccount = { readonly of: string; readonly customerId: number; readonly customerUserId: number };

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

/** A login and, while it acts for somebody, for whom. */
function toOwner({ id, switchUser }: StoredTokens): string {
  return `${id}/${switchUser ?? ''}`;
}
