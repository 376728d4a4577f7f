import { type AmendmentForm, type Quote, type QuoteContent, toQuoteNumber } from '@bellbird/contract/couples/quotes';
import { QUOTE_TOTAL_MAX_CENTS } from '@bellbird/contract/shared/limits';
import { TEXT } from '@bellbird/contract/shared/sentences';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type LeadRow, lockOwnLead, recordEvent, toLeadOwner } from '#domains/couples/leads/leads.public.ts';
import { hashContent } from './content-hash.rules.ts';
import { applyReduction, decideAmendment, sumAmendment } from './quote-amendments.operations.ts';
import { findReduced } from './quote-amendments.rules.ts';
import { findAmendments, insertAmendment } from './quote-amendments.repository.ts';
import type { QuoteLinksService } from './quote-links.service.ts';
import { notifyQuoteChanged } from './quote-notices.operations.ts';
import { readQuotePage } from './quote-page.operations.ts';
import type { QuoteMessagesService } from './quote-messages.service.ts';
import { findInstalments } from './quote-instalments.repository.ts';
import { findVersion } from './quote-versions.repository.ts';
import {
  type QuoteRow,
  findOwnQuote,
  insertQuoteEvent,
  isDealCalledOff,
  lockQuote,
  updateQuote,
} from './quotes.repository.ts';

type Message = { channel: 'email' | 'sms'; message: string };
type Deps = { db: Db; clock: Clock; messages: QuoteMessagesService; quoteLinks: QuoteLinksService };

export type QuoteAmendmentsService = ReturnType<typeof createQuoteAmendmentsService>;

/** Changes after a yes. The signed quote stays as it was; the couple sees the difference and the new balance. */
export function createQuoteAmendmentsService({ db, clock, messages, quoteLinks }: Deps) {
  function withAccepted(
    caller: Member,
    id: number,
    work: (tx: Tx, lead: LeadRow, quote: QuoteRow) => Promise<void>,
  ): Promise<Quote> {
    return db.tenant(caller.customerId, async (tx) => {
      const found = (await findOwnQuote(tx, toLeadOwner(caller), id)) ?? fail('not_found');
      const lead = await lockOwnLead(tx, caller, found.lead_id);
      const key = { customerId: found.customer_id, quoteId: found.id };
      const quote = (await lockQuote(tx, key)) ?? fail('not_found');
      if (quote.state !== 'accepted' || (await isDealCalledOff(tx, quote))) fail('not_possible_now');
      await work(tx, lead, quote);
      await notifyQuoteChanged(tx, lead);
      const after = (await lockQuote(tx, key)) ?? fail('not_found');
      return readQuotePage(tx, after, { now: clock.now(), timeZone: lead.time_zone });
    });
  }

  return {
    /** At most one change waits for the couple at a time. */
    amend(caller: Member, id: number, { form, ...message }: Message & { form: AmendmentForm }): Promise<Quote> {
      return withAccepted(caller, id, async (tx, lead, quote) => {
        const at = clock.now();
        const key = { customerId: quote.customer_id, quoteId: quote.id };
        const before = await findAmendments(tx, key);
        if (before.some(({ state }) => state === 'sent')) fail('amendment_open');
        const version = (await findVersion(tx, key, quote.version)) ?? fail('not_found');
        const { isGstRegistered } = version.content as QuoteContent;
        const asked = sumAmendment(form, isGstRegistered);
        const open = (await findInstalments(tx, key)).filter(({ state }) => state === 'open');
        const today = dayIn(at, lead.time_zone);
        assertComplete(form, { cents: asked.cents, total: quote.total_cents, open: sumCents(open), today });
        const reduced = form.kind === 'reduction' ? findReduced(open, asked.cents, isGstRegistered) : undefined;
        const sums = reduced ?? asked;
        const number = (before.at(-1)?.number ?? 0) + 1;
        const content = { ...form, number, quote: toQuoteNumber(quote.id) };
        await insertAmendment(tx, {
          customer_id: quote.customer_id,
          quote_id: quote.id,
          number,
          content: JSON.stringify(content),
          content_hash: hashContent(content),
          cents: sums.cents,
          gst_cents: sums.gst_cents,
          due_on: form.kind === 'extra' ? form.dueOn : null,
          state: STATES[form.kind],
          created_at: at.toISOString(),
          created_by: caller.customerUserId,
        });
        const link = quote.link_seed === null ? quoteLinks.create() : {};
        await updateQuote(tx, key, { ...link, changed_at: at.toISOString() });
        await insertQuoteEvent(tx, {
          customer_id: quote.customer_id,
          quote_id: quote.id,
          kind: reduced ? 'amendment_reduced' : 'amendment_sent',
          at: at.toISOString(),
          version: quote.version,
          customer_user_id: caller.customerUserId,
        });
        if (reduced) await applyReduction(tx, { lead, quote, at, by: caller.customerUserId }, reduced);
        if (form.kind !== 'extra') {
          const details = { text: toQuoteNumber(quote.id) };
          await recordEvent(tx, lead, { kind: 'quote_amended', at, customerUserId: caller.customerUserId, details });
        }
        await messages.send(caller, lead.id, quote.id, message);
        await record(tx, caller, { action: 'quotes.amend', subject: { kind: 'quote', id } });
      });
    },

    withdraw(caller: Member, id: number): Promise<Quote> {
      return withAccepted(caller, id, async (tx, lead, quote) => {
        const all = await findAmendments(tx, { customerId: quote.customer_id, quoteId: quote.id });
        const amendment = all.find(({ state }) => state === 'sent') ?? fail('not_possible_now');
        const decision = { state: 'withdrawn' as const, address: null, browser: null };
        await decideAmendment(tx, { lead, quote, amendment, at: clock.now() }, decision);
        await record(tx, caller, { action: 'quotes.withdrawAmendment', subject: { kind: 'quote', id } });
      });
    },
  };
}

const STATES = { extra: 'sent', gift: 'gift', reduction: 'reduced' } as const;

const sumCents = (rows: readonly { cents: number }[]) => rows.reduce((sum, { cents }) => sum + cents, 0);

type Facts = { cents: number; total: number; /** What the couple still has to pay. */ open: number; today: string };

function assertComplete(form: AmendmentForm, { cents, total, open, today }: Facts): void {
  const fields: Record<string, string> = {};
  form.lines.forEach(({ name }, index) => {
    if (name === '') fields[`form.lines.${index}.name`] = TEXT.required;
  });
  if (form.kind !== 'gift' && cents === 0) fields['form.lines'] = 'Please enter a price, or give it away.';
  if (form.kind === 'reduction' && cents > open)
    fields['form.lines'] = 'That is more than they still have to pay. Refund what they have paid already.';
  if (form.kind === 'extra') {
    if (total + cents > QUOTE_TOTAL_MAX_CENTS)
      fields['form.lines'] = `A quote can be at most A$${(QUOTE_TOTAL_MAX_CENTS / 100).toLocaleString('en-AU')}.`;
    if (form.dueOn === null) fields['form.dueOn'] = TEXT.required;
    else if (form.dueOn < today) fields['form.dueOn'] = 'Please choose today or a later day.';
  }
  if (Object.keys(fields).length > 0) fail('invalid_fields', { fields });
}
