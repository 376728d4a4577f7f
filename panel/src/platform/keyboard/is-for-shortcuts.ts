/** Shortcuts don't apply while the user types, inside dialogs, or with the browser's modifier keys. */
export function isForShortcuts(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isSomethingOpen()) return false;
  const target = event.target as HTMLElement | null;
  return !target?.closest?.('input, textarea, select, [contenteditable="true"]');
}

/** Ctrl K, or ⌘ K on a Mac, also while the user types; not over a dialog. */
export function isForPalette(event: KeyboardEvent): boolean {
  const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return isChord && event.key.toLowerCase() === 'k' && !event.defaultPrevented && !isSomethingOpen();
}

function isSomethingOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}
