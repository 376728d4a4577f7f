const held = new Set<symbol>();

/** Whether a form of the page has edits that nobody has saved yet. */
export function hasUnsaved(): boolean {
  return held.size > 0;
}

/** Says that there are edits to lose, until the returned function is called. The browser asks before the tab goes. */
export function holdUnsaved(): () => void {
  const mark = Symbol('unsaved');
  held.add(mark);
  addEventListener('beforeunload', askBrowser);
  return () => {
    held.delete(mark);
    if (held.size === 0) removeEventListener('beforeunload', askBrowser);
  };
}

function askBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
