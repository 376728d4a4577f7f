import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { LeadRow } from '#domains/couples/leads/leads.public.ts';
import { type QuoteRow, findQuotesOfLead, isDealCalledOff } from './quotes.repository.ts';

/**
 * The quote of a couple that is being written or decided on; undefined if there is none yet. After a yes, changes are
 * amendments, unless the deal was called off.
 */
export async function findOpenQuote(tx: Tx, lead: LeadRow): Promise<QuoteRow | undefined> {
  const quotes = await findQuotesOfLead(tx, lead.customer_id, lead.id);
  const open = quotes.find((quote) => quote.state !== 'accepted');
  if (open) return open;
  const [accepted] = quotes;
  if (accepted && !(await isDealCalledOff(tx, accepted))) fail('quote_decided');
  return undefined;
}
