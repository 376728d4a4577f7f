import type { TokenData } from '@bellbird/contract/people/access';
import type { StoredTokens } from './token-store.ts';

const KEY = 'bellbird.place';

/** Whose page it was the last time: only good for asking early, never for believing. */
type Place = { readonly of: string; readonly customerId: number; readonly customerUserId: number };

export function rememberPlace(tokens: StoredTokens, { customerId, customerUserId }: TokenData): void {
  if (!customerId || !customerUserId) return;
  localStorage.setItem(KEY, JSON.stringify({ of: nameOf(tokens), customerId, customerUserId } satisfies Place));
}

export function placeOf(tokens: StoredTokens): Place | undefined {
  try {
    const place = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Place | null;
    return place?.of === nameOf(tokens) ? place : undefined;
  } catch {
    return undefined;
  }
}

/** A login and, while it acts for somebody, for whom. */
function nameOf({ id, switchUser }: StoredTokens): string {
  return `${id}/${switchUser ?? ''}`;
}
