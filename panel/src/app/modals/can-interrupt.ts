import { hasUnsaved } from '#ui/confirm/unsaved.ts';

const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/**
 * Includes frames: typing inside somebody else's frame, such as a card number or a chat message, cannot be seen from
 * here.
 */
const WRITTEN_IN = 'input, textarea, select, iframe, [contenteditable="true"]';

/** Whether a modal may open now: the page is visible, nothing is open over it, and the user is not typing. */
export function canInterrupt(): boolean {
  if (document.visibilityState === 'hidden' || hasUnsaved()) return false;
  return !document.querySelector(OVER_THE_PAGE) && !document.activeElement?.matches(WRITTEN_IN);
}
