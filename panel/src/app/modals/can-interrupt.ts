import { isPartAwaited } from '#loading/lazy-part.ts';
import { hasUnsaved } from '#ui/confirm/unsaved.ts';
import { isBusy } from './busy.ts';

const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/**
 * Includes frames: typing inside somebody else's frame, such as a card number or a chat message, cannot be seen from
 * here.
 */
const WRITTEN_IN = 'input, textarea, select, iframe, [contenteditable="true"]';

/** Whether a modal may open now: the page is visible, nothing is open over it or about to be, and nobody is busy. */
export function canInterrupt(): boolean {
  if (document.visibilityState === 'hidden' || hasUnsaved() || isPartAwaited() || isBusy()) return false;
  return !document.querySelector(OVER_THE_PAGE) && !document.activeElement?.matches(WRITTEN_IN);
}
