/** What a logout leaves in local storage: the language, and which modals were already shown. */
function outlivesLogout(key: string): boolean {
  return key === 'lng' || key.startsWith('modal.');
}

/** Long ago: an age of nothing would end in this very millisecond, which is not over yet. */
const LONG_AGO = new Date(0).toUTCString();

/** Removes the tokens, the caches and all else this browser knows of a person. */
export function forgetPerson(): void {
  for (const key of Object.keys(localStorage)) if (!outlivesLogout(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  forgetCookies();
  void forgetPushSubscription();
}

function forgetCookies(): void {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    if (name) document.cookie = `${name}=; path=/; expires=${LONG_AGO}`;
  }
}

/** A push meant for somebody who has left must not reach this browser. */
async function forgetPushSubscription(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
