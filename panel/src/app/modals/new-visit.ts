/** Somebody who looks at the panel again after so long starts something new, though the page was never loaded again. */
export const VISIT_ENDS_AFTER_MS = 30 * 60_000;

/** Calls back when the page is looked at again after a long time. Returns how to stop. */
export function onNewVisit(begin: () => void): () => void {
  let hiddenSince: number | undefined;
  const look = () => {
    if (document.visibilityState === 'hidden') {
      hiddenSince ??= Date.now();
      return;
    }
    if (hiddenSince !== undefined && Date.now() - hiddenSince >= VISIT_ENDS_AFTER_MS) begin();
    hiddenSince = undefined;
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
