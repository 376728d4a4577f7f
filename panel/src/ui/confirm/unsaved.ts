const held = new Set<symbol>();

/** Whether a form of the page has unsaved edits. */
export function hasUnsaved(): boolean {
  return held.size > 0;
}

/** Registers unsaved edits until the returned function is called. The browser then asks before the tab closes. */
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
