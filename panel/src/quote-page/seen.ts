/** Long enough that somebody reads; mail scanners open links and leave. */
const LOOK_MS = 2000;

/** Tells the server once that a person looks: the page has been visible for a moment. */
export function startSeen(page: Document): void {
  const address = page.querySelector<HTMLElement>('[data-seen]')?.dataset['seen'];
  if (!address) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (page.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      page.removeEventListener('visibilitychange', look);
      navigator.sendBeacon(address, new URLSearchParams());
    }, LOOK_MS);
  };
  page.addEventListener('visibilitychange', look);
  look();
}
