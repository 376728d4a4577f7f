import type { Quote } from '@bellbird/contract/couples/quotes';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findOwnLead, toLeadOwner } from '#domains/couples/leads/leads.public.ts';
import { readQuotePage } from './quote-page.operations.ts';
import { findOwnQuote, findQuotesOfLead } from './quotes.repository.ts';

export type QuotesService = ReturnType<typeof createQuotesService>;

/** Quotes as their vendor follows them. */
export function createQuotesService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    readOfLead(caller: Member, leadId: number): Promise<Quote | null> {
      return db.tenantRead(caller.customerId, async (tx) => {
        const lead = await findOwnLead(tx, caller, leadId);
        const [quote] = await findQuotesOfLead(tx, lead.customer_id, lead.id);
        return quote ? readQuotePage(tx, quote, { now: clock.now(), timeZone: lead.time_zone }) : null;
      });
    },

    read(caller: Member, id: number): Promise<Quote> {
      return db.tenantRead(caller.customerId, async (tx) => {
        const quote = (await findOwnQuote(tx, toLeadOwner(caller), id)) ?? fail('not_found');
        const lead = await findOwnLead(tx, caller, quote.lead_id);
        return readQuotePage(tx, quote, { now: clock.now(), timeZone: lead.time_zone });
      });
    },
  };
}
