import { toQuoteNumber } from '@bellbird/contract/couples/quotes';
import { PROMPT_TITLE_MAX } from '@bellbird/contract/shared/limits';
import type { Tx } from '#platform/db/db.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompts, completeSubjects } from '#domains/attention/prompts/prompts.public.ts';
import type { LeadRow } from '#domains/couples/leads/leads.public.ts';
import { findSettledOverdue } from './quote-reminders.repository.ts';
import type { QuoteRow } from './quotes.repository.ts';

type Notice = {
  title: string;
  body: string;
  at: Date;
  /** What the couple did, if people are to hear of it outside the panel as well. */
  alert?: 'quote_accepted' | 'quote_news' | 'quote_day_taken' | undefined;
};

/** Puts what the couple decided on the vendor's to-do list, in place of what it said about this quote before. */
export async function promptVendor(
  tx: Tx,
  lead: LeadRow,
  quote: QuoteRow,
  { title, body, at, alert }: Notice,
): Promise<void> {
  await completeSubjects(tx, 'quote', [quote.id], at.toISOString());
  await addPrompts(tx, [
    {
      customer_id: quote.customer_id,
      provider_id: quote.provider_id,
      type: 'quote',
      subject_id: quote.id,
      title: title.slice(0, PROMPT_TITLE_MAX),
      body_html: `<p>${escapeHtml(body)}</p>`,
      link_path: `/leads/${quote.lead_id}`,
      link_text: `Open quote ${toQuoteNumber(quote.id)}`,
      created_at: at.toISOString(),
    },
  ]);
  const team = { customerId: quote.customer_id, providerId: quote.provider_id };
  await notifyTeam(tx, team, { kind: 'prompts' });
  await notifyQuoteChanged(tx, lead);
  if (alert) await notifyTeam(tx, team, { kind: alert, leadId: lead.id, coupleName: lead.couple_name });
}

/** The vendor did something about it, so it is off the list. */
export async function settlePrompts(tx: Tx, quote: QuoteRow, at: Date): Promise<void> {
  const changed = await completeSubjects(tx, 'quote', [quote.id], at.toISOString());
  if (changed.length === 0) return;
  await notifyTeam(tx, { customerId: quote.customer_id, providerId: quote.provider_id }, { kind: 'prompts' });
}

/** What was overdue is paid, or owed no more: nobody chases the couple for it. */
export async function settleOverdue(tx: Tx, quote: QuoteRow, at: Date): Promise<void> {
  const key = { customerId: quote.customer_id, quoteId: quote.id };
  if ((await findSettledOverdue(tx, key)).length > 0) await settlePrompts(tx, quote, at);
}

/** Open tabs show what became of the quote. */
export async function notifyQuoteChanged(
  tx: Tx,
  lead: { id: number; customer_id: number; provider_id: number },
): Promise<void> {
  const team = { customerId: lead.customer_id, providerId: lead.provider_id };
  await notifyTeam(tx, team, { kind: 'lead_changed', leadId: lead.id });
}
