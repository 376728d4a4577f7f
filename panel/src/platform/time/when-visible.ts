/** Runs once: now, or when the tab is shown again. Returns what cancels it. */
export function whenVisible(run: () => void): () => void {
  const runOnce = () => {
    if (document.visibilityState !== 'visible') return;
    cancel();
    run();
  };
  const cancel = () => document.removeEventListener('visibilitychange', runOnce);
  document.addEventListener('visibilitychange', runOnce);
  runOnce();
  return cancel;
}
