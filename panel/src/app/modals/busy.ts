/** What follows a press, such as a menu or another page, is there by then. */
const FOLLOWS_WITHIN_MS = 2000;

let isHeld = false;
let lastUse = 0;

// Not where pages are drawn by the build.
for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'keydown'] as const) {
  const note = () => {
    lastUse = Date.now();
    if (type !== 'keydown') isHeld = type === 'pointerdown';
  };
  globalThis.addEventListener?.(type, note, { capture: true });
}

/** Whether somebody is in the middle of something: holds the pointer down, or has just pressed or typed. */
export function isBusy(): boolean {
  const since = Date.now() - lastUse;
  // A clock that was set back says nothing.
  return isHeld || (since >= 0 && since < FOLLOWS_WITHIN_MS);
}
