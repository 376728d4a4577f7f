import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { panelConfig } from '#platform/config/panel-config.ts';

/** Only those with an adviser have the chat, and only where it is on. */
export function mayChat(user: SessionUser): boolean {
  const { chat, flags } = panelConfig();
  return user.permission.advisorService && flags.chat && chat !== null;
}
