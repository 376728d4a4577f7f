import type { Tx } from '#platform/db/db.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import type { CallLine } from './calls.repository.ts';

/** Tells the vendor that a couple couldn’t be put through. */
export async function promptOfMissedCall(tx: Tx, line: CallLine, at: Date): Promise<void> {
  const { customer_id: customerId, provider_id: providerId, lead_id: leadId, couple_name: name } = line;
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
  await notifyTeam(tx, { customerId, providerId }, { kind: 'prompts' });
}
