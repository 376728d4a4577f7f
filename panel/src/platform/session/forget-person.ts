import { forgetShared } from '#platform/uploads/shared-photos.ts';
import { DATABASE } from '#platform/offline/database-name.ts';

/** What a logout leaves in local storage: the language, and which modals were closed. */
function outlivesLogout(key: string): boolean {
  return key === 'lng' || key.startsWith('modal.');
}

/** In the past: a max-age of zero would expire only at the end of this millisecond. */
const LONG_AGO = new Date(0).toUTCString();

/** Removes the tokens, the caches and everything else this browser stores about a user. */
export function forgetPerson(): void {
  for (const key of Object.keys(localStorage)) if (!outlivesLogout(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  forgetCookies();
  globalThis.indexedDB?.deleteDatabase(DATABASE);
  void forgetShared().catch(() => undefined);
  void forgetPushSubscription();
}

function forgetCookies(): void {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    if (name) document.cookie = `${name}=; path=/; expires=${LONG_AGO}`;
  }
}

/** Pushes for a user who has logged out must not reach this browser. */
async function forgetPushSubscription(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
