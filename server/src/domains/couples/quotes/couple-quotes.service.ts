import { type DeclineReason, type QuoteContent, toQuoteNumber } from '@bellbird/contract/couples/quotes';
import { hashSecret } from '#platform/crypto/secrets.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { AppError, fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type LeadRow, lockLeadForSystem, recordEvent, recordWaiting } from '#domains/couples/leads/leads.public.ts';
import { addToConversation } from '#domains/couples/messages/messages.public.ts';
import { decideAmendment, findProposed } from './quote-amendments.operations.ts';
import { type AmendmentRow, findAmendments } from './quote-amendments.repository.ts';
import { type Signature, acceptQuote } from './quote-acceptance.operations.ts';
import { assertOpen, hasExpired, isWithdrawn } from './quote-acceptance.rules.ts';
import { toQuoteContent } from './quote-content.rules.ts';
import { freeDay } from './quote-holds.operations.ts';
import { type InstalmentRow, findInstalments } from './quote-instalments.repository.ts';
import { notifyQuoteChanged, promptVendor } from './quote-notices.operations.ts';
import { type AcceptanceRow, findAcceptance, findVersion } from './quote-versions.repository.ts';
import {
  type QuoteRow,
  findQuoteByToken,
  hasQuoteEvent,
  insertQuoteEvent,
  findStandingDeal,
  isRequestClosed,
  lockQuote,
  updateQuote,
} from './quotes.repository.ts';

/** Everything the couple's page shows. */
export type CoupleQuote = {
  quote: QuoteRow;
  content: QuoteContent;
  /** What accepting has to name, in hexadecimal. */
  contentHash: string;
  isExpired: boolean;
  /** By the vendor: this quote, or the whole request; or they have left the marketplace. */
  isWithdrawn: boolean;
  /** The deal was called off after they had accepted: nothing more is to be paid. */
  isCalledOff: boolean;
  /** What they accepted, as it is now: the vendor may have corrected the day with them. */
  deal: { wedding_date: string | null; version: number } | null;
  acceptance: AcceptanceRow | null;
  instalments: InstalmentRow[];
  amendments: AmendmentRow[];
};

/** Looks within this time of each other count as one. */
const SAME_LOOK_MS = 60_000;
const SAME_TRY_MS = 60 * 60_000;

export type CoupleQuotesService = ReturnType<typeof createCoupleQuotesService>;

/** What a couple does with their quote. Their link is all they need, and all that these calls believe. */
export function createCoupleQuotesService({ db, clock }: { db: Db; clock: Clock }) {
  async function find(tx: Tx, token: string): Promise<QuoteRow> {
    return (await findQuoteByToken(tx, hashSecret(token))) ?? fail('not_found');
  }

  /** The quote and its lead, locked in this order as everywhere. A deleted couple has no quotes. */
  async function lock(tx: Tx, token: string): Promise<{ lead: LeadRow; quote: QuoteRow }> {
    const found = await find(tx, token);
    const lead = (await lockLeadForSystem(tx, found.customer_id, found.lead_id)) ?? fail('not_found');
    const quote = (await lockQuote(tx, toKey(found))) ?? fail('not_found');
    return { lead, quote };
  }

  async function read(tx: Tx, quote: QuoteRow): Promise<CoupleQuote> {
    const key = toKey(quote);
    const [version, acceptance, instalments, amendments, deal, isClosed] = await Promise.all([
      findVersion(tx, key, quote.version),
      findAcceptance(tx, key),
      findInstalments(tx, key),
      findAmendments(tx, key),
      findStandingDeal(tx, quote),
      isRequestClosed(tx, quote),
    ]);
    const { content, content_hash } = version ?? fail('not_found');
    return {
      quote,
      content: toQuoteContent(content),
      contentHash: content_hash.toString('hex'),
      isExpired: hasExpired(quote, clock.now()),
      isWithdrawn: isWithdrawn(quote) || (quote.state === 'sent' && isClosed),
      isCalledOff: quote.state === 'accepted' && !deal,
      deal: deal ?? null,
      acceptance: acceptance ?? null,
      instalments,
      amendments,
    };
  }

  return {
    findByToken: (token: string): Promise<CoupleQuote> => db.system(async (tx) => read(tx, await find(tx, token))),

    /** A person looks at it: sent by the page while it is visible, so that mail scanners do not count. */
    async recordOpening(token: string, language?: string): Promise<void> {
      await db.system(async (tx) => {
        const { lead, quote } = await lock(tx, token);
        const at = clock.now();
        const last = quote.last_opened_at && new Date(quote.last_opened_at).getTime();
        if (last && at.getTime() - last < SAME_LOOK_MS) return;
        const moment = at.toISOString();
        await updateQuote(tx, toKey(quote), {
          first_opened_at: quote.first_opened_at ?? moment,
          last_opened_at: moment,
          open_count: quote.open_count + 1,
          ...(language !== undefined && { language }),
          changed_at: moment,
        });
        if (quote.first_opened_at === null) {
          await insertQuoteEvent(tx, toEvent(quote, 'opened', at));
          await recordEvent(tx, lead, { kind: 'quote_opened', at, details: { text: toQuoteNumber(quote.id) } });
        }
        await notifyQuoteChanged(tx, lead);
      });
    },

    /** The question is added to the conversation, where the vendor answers it like any other. */
    async ask(token: string, question: string): Promise<void> {
      await db.system(async (tx) => {
        const { lead, quote } = await lock(tx, token);
        const at = clock.now();
        const thread = { leadId: lead.id, customerId: lead.customer_id, providerId: lead.provider_id };
        await addToConversation(tx, at, toMessage(lead, question), thread);
        await updateQuote(tx, toKey(quote), { asked_at: at.toISOString(), changed_at: at.toISOString() });
        await insertQuoteEvent(tx, { ...toEvent(quote, 'question', at), text: question });
      });
    },

    /** Declining twice is the same as once. A new version can still be accepted. */
    async decline(token: string, given: { reason: DeclineReason; text: string }): Promise<void> {
      await db.system(async (tx) => {
        const { lead, quote } = await lock(tx, token);
        const at = clock.now();
        if (quote.state === 'declined') return;
        assertOpen(quote, at);
        await updateQuote(tx, toKey(quote), {
          state: 'declined',
          declined_at: at.toISOString(),
          decline_reason: given.reason,
          decline_text: given.text,
          changed_at: at.toISOString(),
        });
        await freeDay(tx, quote, at);
        await insertQuoteEvent(tx, { ...toEvent(quote, 'declined', at), text: given.text || null });
        const details = { text: toQuoteNumber(quote.id) };
        await recordEvent(tx, lead, { kind: 'quote_declined', at, details });
        const title = `${lead.couple_name} declined your quote`;
        const body = given.text || 'They gave no further words.';
        await promptVendor(tx, lead, quote, { title, body, at, alert: 'quote_news' });
      });
    },

    /** Approves a change with one tap, or declines it. */
    decideAmendment: decide,

    /**
     * Accepts exactly what the couple has read. A repeated click, a second tab or the other partner gets the acceptance
     * that is there already. If the day went to somebody else, nothing is accepted, and the vendor is told.
     */
    async accept(token: string, signature: Signature): Promise<CoupleQuote & { isRepeated: boolean }> {
      try {
        return await db.system(async (tx) => {
          const { lead, quote } = await lock(tx, token);
          if (quote.state === 'accepted') return { ...(await read(tx, quote)), isRepeated: true };
          const at = clock.now();
          if (await isRequestClosed(tx, quote)) fail('quote_withdrawn');
          await acceptQuote(tx, { lead, quote, signature, at });
          const title = `${lead.couple_name} accepted your quote`;
          await promptVendor(tx, lead, quote, {
            title,
            body: `Signed by ${signature.name}.`,
            at,
            alert: 'quote_accepted',
          });
          const accepted = (await lockQuote(tx, toKey(quote))) ?? fail('not_found');
          return { ...(await read(tx, accepted)), isRepeated: false };
        });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        // The vendor has closed this request, so there is nothing left to accept.
        if (error.code === 'illegal_step' || error.code === 'couple_missing') fail('quote_withdrawn');
        if (error.code !== 'day_taken') throw error;
        await recordDayTaken(token);
        return fail('quote_day_taken');
      }
    },
  };

  async function decide(
    token: string,
    { number, isApproved, ...from }: { number: number; isApproved: boolean; address: string; browser: string },
  ): Promise<void> {
    await db.system(async (tx) => {
      const { lead, quote } = await lock(tx, token);
      const at = clock.now();
      const amendment = await findProposed(tx, quote, number);
      const state = isApproved ? ('approved' as const) : ('declined' as const);
      // A second tap, or the other partner.
      if (amendment.state === state) return;
      await decideAmendment(tx, { lead, quote, amendment, at }, { state, ...from });
      const title = `${lead.couple_name} ${state} your change`;
      const body = `Change ${number} of ${toQuoteNumber(quote.id)}.`;
      await promptVendor(tx, lead, quote, { title, body, at, alert: 'quote_news' });
    });
  }

  async function recordDayTaken(token: string): Promise<void> {
    await db.system(async (tx) => {
      const { lead, quote } = await lock(tx, token);
      const at = clock.now();
      // They often try again at once; nobody needs a second mail for that.
      const since = new Date(at.getTime() - SAME_TRY_MS);
      const isRepeated = lead.waiting_since !== null && (await hasQuoteEvent(tx, toKey(quote), 'day_taken', since));
      await insertQuoteEvent(tx, toEvent(quote, 'day_taken', at));
      await recordWaiting(tx, lead, at);
      const title = `${lead.couple_name} wanted to accept, but their day is taken`;
      const body = 'Offer them another day, or free this one in the calendar. They read that you will write to them.';
      const alert = isRepeated ? undefined : 'quote_day_taken';
      await promptVendor(tx, lead, quote, { title, body, at, alert });
    });
  }
}

const toKey = (quote: QuoteRow) => ({ customerId: quote.customer_id, quoteId: quote.id });

function toEvent(quote: QuoteRow, kind: string, at: Date) {
  return { customer_id: quote.customer_id, quote_id: quote.id, kind, at: at.toISOString(), version: quote.version };
}

function toMessage(lead: LeadRow, body: string) {
  return {
    kind: 'receive_message' as const,
    type: 'email' as const,
    senderName: lead.couple_name,
    subject: '',
    body,
    messageId: null,
    references: [],
    files: [],
  };
}
