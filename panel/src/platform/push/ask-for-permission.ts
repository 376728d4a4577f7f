import { PUSH_PROMPT_DELAY_MS } from '@bellbird/contract/shared/limits';
import { pushChoice } from './push-choice.ts';

/**
 * Asks for notification permission a moment after the service is ready, unless the user has answered already; the
 * returned function cancels it.
 */
export function askForPermission(ask: () => void): () => void {
  if (Notification.permission !== 'default' || !pushChoice.mayAsk(Date.now())) return () => {};
  const timer = setTimeout(ask, PUSH_PROMPT_DELAY_MS);
  return () => clearTimeout(timer);
}
