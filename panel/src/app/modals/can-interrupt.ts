import { hasUnsaved } from '#ui/confirm/unsaved.ts';

const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** A frame too: what is written inside somebody else's, a card number or a message of the chat, nobody here sees. */
const WRITTEN_IN = 'input, textarea, select, iframe, [contenteditable="true"]';

/** Whether nobody would be interrupted: the page is looked at, nothing is open over it, and nobody is writing. */
export function canInterrupt(): boolean {
  if (document.visibilityState === 'hidden' || hasUnsaved()) return false;
  return !document.querySelector(OVER_THE_PAGE) && !document.activeElement?.matches(WRITTEN_IN);
}
