const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea:not(:disabled), [tabindex="0"]';

/**
 * Without a mouse one would have to start from the top of the page when what had the focus goes away: a deleted row, a
 * button that waits for its answer. The focus then moves to what is nearest, and back to a button that can be pressed
 * again. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | undefined;
  let around: HTMLElement[] = [];

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    around = ancestorsOf(target);
  };
  // A press on an empty place takes the focus away on purpose.
  const forget = () => (last = undefined);
  const restore = () => {
    if (!last || document.activeElement !== document.body) return;
    if (last.isConnected) last.focus({ preventScroll: true });
    else
      around
        .find((each) => each.isConnected)
        ?.querySelector<HTMLElement>(FOCUSABLE)
        ?.focus({ preventScroll: true });
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
  };
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) found.push(each);
  return found;
}
