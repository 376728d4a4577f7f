import { PROMPT_TITLE_MAX } from '@bellbird/contract/shared/limits';
import type { Tx } from '#platform/db/db.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { recordWaiting } from '#domains/couples/leads/leads.public.ts';
import { type ReportedMessage, updateLaterMessages } from './message-deliveries.repository.ts';

/**
 * Tells the vendor that what somebody wrote has not reached the couple, who waits again if they waited before. Nothing
 * is lost if a later message has reached them or is on its way.
 */
export async function addFailureNotice(tx: Tx, message: ReportedMessage, at: Date): Promise<void> {
  if (message.author_id === null || (await updateLaterMessages(tx, message))) return;
  const { customer_id: customerId, provider_id: providerId, lead_id: leadId, couple_name: coupleName } = message;
  if (message.was_awaited) await recordWaiting(tx, { id: leadId, customer_id: customerId }, new Date(message.sent_at));
  await addPrompt(tx, {
    customer_id: customerId,
    provider_id: providerId,
    type: 'notification',
    title: `Not sent: ${coupleName}`.slice(0, PROMPT_TITLE_MAX),
    body_html: '<p>A message to them couldn’t be delivered. Send it again, or call them.</p>',
    link_path: `/leads/${leadId}?activeTab=messages`,
    link_text: 'View',
    created_at: at.toISOString(),
  });
  const team = { customerId, providerId };
  await notifyTeam(tx, team, { kind: 'prompts' });
  await notifyTeam(tx, team, { kind: 'message_failed', leadId, coupleName });
}
