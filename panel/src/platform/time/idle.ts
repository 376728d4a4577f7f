/** Browsers without `requestIdleCallback` get a moment instead. */
const MOMENT_MS = 200;

/** Resolves once the browser has nothing better to do, so that work nobody waits for never delays a tap. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, MOMENT_MS);
  });
}
