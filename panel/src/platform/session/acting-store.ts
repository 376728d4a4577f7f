import type { Acting } from '@bellbird/contract/desk/support';

/** Separate from the login, so that ending it does not change the login. Other tabs are notified. */
export const ACTING_KEY = 'bellbird.acting';

/** The user acted for; `until` is in this device's time, which may differ from the server's. */
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
