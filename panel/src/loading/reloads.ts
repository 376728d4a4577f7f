const KEY = 'bellbird.reloads';
/** A release or a bad line needs one; what is blocked for good needs none. */
const MOST = 2;

/** Whether the document may be loaded again because its code did not arrive; counts that it is. */
export function takeReload(): boolean {
  const taken = Number(sessionStorage.getItem(KEY));
  if (taken >= MOST) return false;
  sessionStorage.setItem(KEY, String(taken + 1));
  return true;
}

/** The code has arrived, or somebody wants to try again. */
export function forgetReloads(): void {
  sessionStorage.removeItem(KEY);
}
