import type { Tx } from '#platform/db/db.ts';
import { type LeadRow, recordEvent } from '#domains/couples/leads/leads.public.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import { toExcerpt } from './excerpt.rules.ts';
import { deliverAfterCommit } from './message-queue.operations.ts';
import { insertMessage } from './messages.repository.ts';

type Automatic = { type: 'email' | 'sms'; subject: string; body: string; quoteId: number };

/**
 * A message that nobody wrote in person, such as a reminder about a quote, in the conversation with the couple. It counts
 * as no answer: somebody who waits goes on waiting.
 */
export async function insertAutomaticMessage(tx: Tx, lead: LeadRow, at: Date, message: Automatic): Promise<void> {
  const { type, subject, body, quoteId } = message;
  const { id } = await insertMessage(tx, {
    customer_id: lead.customer_id,
    lead_id: lead.id,
    type,
    direction: 'out',
    subject: type === 'email' ? subject : null,
    body,
    body_html: type === 'email' ? `<p>${escapeHtml(body).replaceAll('\n', '<br>')}</p>` : null,
    created_at: at.toISOString(),
    state: 'queued',
    state_at: at.toISOString(),
    quote_id: quoteId,
  });
  const kind = type === 'email' ? 'email_sent' : 'sms_sent';
  await recordEvent(tx, lead, { kind, at, details: { messageId: id, text: toExcerpt(body) } });
  deliverAfterCommit(tx);
}
