import { PUSH_PROMPT_DELAY_MS } from '@bellbird/contract/shared/limits';
import { pushChoice } from './push-choice.ts';

/** Asks whether to allow notifications, a moment after the service is ready, where nobody has answered yet; call the result to leave it. */
export function askForPermission(ask: () => void): () => void {
  if (Notification.permission !== 'default' || !pushChoice.mayAsk(Date.now())) return () => {};
  const timer = setTimeout(ask, PUSH_PROMPT_DELAY_MS);
  return () => clearTimeout(timer);
}
