import type { Tx } from '#platform/db/db.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { recordWaiting } from '#domains/couples/leads/leads.public.ts';
import type { CallLine } from './calls.repository.ts';

/** Tells the vendor that a couple couldn’t be put through, and that they wait for a call back. */
export async function promptOfMissedCall(tx: Tx, line: CallLine, at: Date): Promise<void> {
  const { customer_id: customerId, provider_id: providerId, lead_id: leadId, couple_name: name } = line;
  await recordWaiting(tx, { id: leadId, customer_id: customerId }, at);
  await addPrompt(tx, {
    customer_id: customerId,
    provider_id: providerId,
    type: 'notification',
    title: `Missed call: ${name}`.slice(0, 120),
    body_html: '<p>They called and couldn’t be put through. Call them back when you can.</p>',
    link_path: `/leads/${leadId}`,
    link_text: 'View',
    created_at: at.toISOString(),
  });
  const team = { customerId, providerId };
  await notifyTeam(tx, team, { kind: 'prompts' });
  await notifyTeam(tx, team, { kind: 'missed_call', leadId, coupleName: name });
}
