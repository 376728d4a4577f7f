/** Shortcuts don't apply while the user types, inside dialogs, or with the browser's modifier keys. */
export function isForShortcuts(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return false;
  const target = event.target as HTMLElement | null;
  return !target?.closest?.('input, textarea, select, [contenteditable="true"]');
}
