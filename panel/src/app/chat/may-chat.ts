import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { panelConfig } from '#platform/config/panel-config.ts';

/** Only users with an adviser have the chat, and only if it is configured. */
export function mayChat(user: SessionUser): boolean {
  const { chat, flags } = panelConfig();
  return user.permission.advisorService && flags.chat && chat !== null;
}
