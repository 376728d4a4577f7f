import type { Acting } from '@bellbird/contract/desk/support';

/** Kept apart from the login, so that ending it leaves the login as it was. Other tabs hear of it. */
export const ACTING_KEY = 'bellbird.acting';

/** Who is acted for; `until` is by this device's clock, which need not agree with the server's. */
export type StoredActing = Omit<Acting, 'expiresAt'> & { readonly until: number };

export function readActing(): StoredActing | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(ACTING_KEY) ?? 'null') as Partial<StoredActing> | null;
    return value?.customerUserId && value.until ? (value as StoredActing) : undefined;
  } catch {
    return undefined;
  }
}

export function writeActing(acting: StoredActing): void {
  localStorage.setItem(ACTING_KEY, JSON.stringify(acting));
}

export function clearActing(): void {
  localStorage.removeItem(ACTING_KEY);
}
