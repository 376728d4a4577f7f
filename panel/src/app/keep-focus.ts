const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea:not(:disabled), [tabindex="0"]';

/** The page with its bars; dialogs and menus are beside it in the document. */
const PAGE = '[data-shell]';

/** Longer than most answers take. */
const PATIENCE_MS = 3000;

/**
 * Without a mouse one would have to start from the top of the page when what had the focus goes away: a deleted row, a
 * button that waits for its answer. The focus then moves to what is nearest, and back to a button that can be pressed
 * again, or nearby if it cannot. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | undefined;
  let around: HTMLElement[] = [];
  /** Around what had the focus on the page itself: what a dialog would return it to may be gone when it closes. */
  let below: HTMLElement[] = [];
  let patience: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    around = ancestorsOf(target);
    if (target.closest(PAGE)) below = around;
  };
  // A press on an empty place takes the focus away on purpose.
  const forget = () => (last = undefined);
  const restore = () => {
    if (!last || document.activeElement !== document.body) return;
    if (!last.isConnected) return moveNearby();
    last.focus({ preventScroll: true });
    // It has done its work for good: nothing is left to send or to save.
    clearTimeout(patience);
    patience = setTimeout(() => last && document.activeElement === document.body && moveNearby(), PATIENCE_MS);
  };
  const moveNearby = () => {
    for (const each of [...around, ...below].filter(({ isConnected }) => isConnected)) {
      const next = each.querySelector<HTMLElement>(FOCUSABLE);
      if (next) return next.focus({ preventScroll: true });
      // The next page is still loading: its place is nearer than the bar above it.
      if (each.matches('main[tabindex]')) return each.focus({ preventScroll: true });
    }
  };
  // A dialog that closes, and a page that opens, move the focus themselves, just after the change.
  const observer = new MutationObserver(() => setTimeout(restore));

  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget, true);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget, true);
    observer.disconnect();
    clearTimeout(patience);
  };
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) found.push(each);
  return found;
}
