import {
  type Quote,
  type QuoteContent,
  type QuoteForm,
  findQuoteFaults,
  sumQuote,
  toQuoteNumber,
} from '@bellbird/contract/couples/quotes';
import { instantOf } from '@bellbird/contract/shared/zone-time';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn, laterDay } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  type LeadRow,
  isOpenStatus,
  lockOwnLead,
  recordEvent,
  toLeadOwner,
} from '#domains/couples/leads/leads.public.ts';
import { type StoredFile, findStoredFiles } from '#domains/couples/templates/templates.public.ts';
import { hashContent } from './content-hash.rules.ts';
import { findFileFault } from './quote-files.rules.ts';
import { findOpenQuote } from './open-quote.operations.ts';
import { hasExpired } from './quote-acceptance.rules.ts';
import { toQuoteFile } from './quote-content.rules.ts';
import { findPhotos } from './quote-desk.repository.ts';
import { freeDay, holdDay } from './quote-holds.operations.ts';
import type { QuoteLinksService } from './quote-links.service.ts';
import type { QuoteMessage, QuoteMessagesService } from './quote-messages.service.ts';
import { notifyQuoteChanged, settlePrompts } from './quote-notices.operations.ts';
import { readQuotePage } from './quote-page.operations.ts';
import { findSettings, findTerms } from './quote-settings.repository.ts';
import { keepSpace } from './quote-spaces.repository.ts';
import { insertVersion } from './quote-versions.repository.ts';
import {
  type QuoteRow,
  findOwnQuote,
  insertQuote,
  insertQuoteEvent,
  lockQuote,
  updateQuote,
} from './quotes.repository.ts';

/** A quote that is being sent, with the files that it names. */
type Written = { quote: QuoteRow; form: QuoteForm; files: readonly StoredFile[] };

type Deps = { db: Db; clock: Clock; messages: QuoteMessagesService; quoteLinks: QuoteLinksService };

/** What the audit trail says about each kind of event. */
const AUDITED = {
  resent: { action: 'quotes.resend' },
  withdrawn: { action: 'quotes.withdraw' },
  link_revoked: { action: 'quotes.revokeLink' },
} as const;

export type QuoteSendingService = ReturnType<typeof createQuoteSendingService>;

/** Sending a quote through the conversation, where it counts as an answer, and what follows until the couple decides. */
export function createQuoteSendingService({ db, clock, messages, quoteLinks }: Deps) {
  return {
    send(caller: Member, leadId: number, { form, ...message }: QuoteMessage & { form: QuoteForm }): Promise<Quote> {
      return db.tenant(caller.customerId, async (tx) => {
        const lead = await lockOwnLead(tx, caller, leadId);
        assertQuotable(lead);
        const open = await findOpenQuote(tx, lead);
        const files = await findStoredFiles(tx, lead.customer_id, form.attachmentIds);
        await assertComplete(tx, lead, { form, files });
        const quote = open ?? (await insertQuote(tx, toNewQuote(lead, caller)));
        await storeVersion(tx, caller, lead, { quote, form, files });
        await holdDay(tx, { lead, quote, at: clock.now() }, form);
        await messages.send(caller, lead.id, quote.id, message);
        await settlePrompts(tx, quote, clock.now());
        await record(tx, caller, { action: 'quotes.send', subject: { kind: 'quote', id: quote.id } });
        return readAgain(tx, lead, quote);
      });
    },

    /** Sends the same link again. A link that was revoked is replaced. */
    resend(caller: Member, id: number, message: QuoteMessage): Promise<Quote> {
      return change(caller, id, async (tx, lead, quote) => {
        if (quote.version === 0) fail('quote_unsent');
        if (quote.state === 'withdrawn') fail('quote_withdrawn');
        if (quote.link_seed === null) await updateQuote(tx, toKey(quote), quoteLinks.create());
        await messages.send(caller, lead.id, quote.id, message);
        return 'resent';
      });
    },

    /** The couple can still read that it was withdrawn, and ask. */
    withdraw(caller: Member, id: number): Promise<Quote> {
      return change(caller, id, async (tx, lead, quote) => {
        const at = clock.now();
        if (quote.state !== 'sent' || hasExpired(quote, at)) fail('not_possible_now');
        await updateQuote(tx, toKey(quote), { state: 'withdrawn' });
        await freeDay(tx, quote, at);
        const details = { text: toQuoteNumber(quote.id) };
        await recordEvent(tx, lead, { kind: 'quote_withdrawn', at, customerUserId: caller.customerUserId, details });
        await settlePrompts(tx, quote, at);
        return 'withdrawn';
      });
    },

    /** For a link that was sent to the wrong person: it opens nothing any more, whatever the quote's state. */
    revokeLink(caller: Member, id: number): Promise<Quote> {
      return change(caller, id, async (tx, _lead, quote) => {
        await updateQuote(tx, toKey(quote), { link_seed: null, token_hash: null, earlier_token_hash: null });
        return 'link_revoked';
      });
    },
  };

  /** Changes an own quote: lead and quote are locked, in this order, and the change is in the history. */
  function change(
    caller: Member,
    id: number,
    work: (tx: Tx, lead: LeadRow, quote: QuoteRow) => Promise<keyof typeof AUDITED>,
  ): Promise<Quote> {
    return db.tenant(caller.customerId, async (tx) => {
      const found = (await findOwnQuote(tx, toLeadOwner(caller), id)) ?? fail('not_found');
      const lead = await lockOwnLead(tx, caller, found.lead_id);
      const quote = (await lockQuote(tx, toKey(found))) ?? fail('not_found');
      const kind = await work(tx, lead, quote);
      const at = clock.now().toISOString();
      await updateQuote(tx, toKey(quote), { changed_at: at });
      await insertQuoteEvent(tx, { ...toEvent(quote, caller), kind, at });
      await record(tx, caller, { ...AUDITED[kind], subject: { kind: 'quote', id } });
      await notifyQuoteChanged(tx, lead);
      return readAgain(tx, lead, quote);
    });
  }

  /** Freezes what is sent. Whoever has an older version open can no longer accept it. */
  async function storeVersion(tx: Tx, caller: Member, lead: LeadRow, written: Written): Promise<void> {
    const at = clock.now();
    const { quote } = written;
    const content = await toContent(tx, lead, written);
    const sums = sumQuote(content);
    const number = content.version;
    await insertVersion(tx, {
      customer_id: quote.customer_id,
      quote_id: quote.id,
      number,
      content: JSON.stringify(content),
      content_hash: hashContent(content),
      total_cents: sums.totalCents,
      gst_cents: sums.gstCents,
      sent_at: at.toISOString(),
      sent_by: caller.customerUserId,
    });
    await updateQuote(tx, toKey(quote), {
      state: 'sent',
      version: number,
      draft: null,
      draft_revision: quote.draft_revision + 1,
      ...(quote.link_seed === null && quoteLinks.create()),
      total_cents: sums.totalCents,
      wedding_date: content.weddingDate,
      valid_until: content.validUntil,
      expires_at: toEndOfDay(content.validUntil, lead.time_zone),
      sent_at: at.toISOString(),
      // Nobody has looked at this version yet.
      first_opened_at: null,
      last_opened_at: null,
      open_count: 0,
      declined_at: null,
      decline_reason: null,
      decline_text: null,
      changed_at: at.toISOString(),
    });
    const event = { ...toEvent(quote, caller), kind: 'sent', at: at.toISOString(), version: number };
    await insertQuoteEvent(tx, event);
    const details = { text: toQuoteNumber(quote.id) };
    await recordEvent(tx, lead, { kind: 'quote_sent', at, customerUserId: caller.customerUserId, details });
  }

  async function toContent(tx: Tx, lead: LeadRow, { quote, form, files }: Written): Promise<QuoteContent> {
    const of = { customerId: lead.customer_id, providerId: lead.provider_id };
    const [settings, terms] = await Promise.all([findSettings(tx, of), findTerms(tx, of)]);
    return {
      ...form,
      validUntil: form.validUntil ?? fail('invalid_fields'),
      number: toQuoteNumber(quote.id),
      version: quote.version + 1,
      providerName: lead.provider_name,
      isGstRegistered: settings?.is_gst_registered ?? false,
      terms: terms?.body ? { version: terms.version, body: terms.body } : null,
      files: files.map(toQuoteFile),
    };
  }

  async function assertComplete(tx: Tx, lead: LeadRow, { form, files }: Omit<Written, 'quote'>): Promise<void> {
    const of = { customerId: lead.customer_id, providerId: lead.provider_id };
    const faults = findQuoteFaults(form, dayIn(clock.now(), lead.time_zone));
    const { coverMediumId, spaceId } = form;
    if (coverMediumId !== null && (await findPhotos(tx, of, { limit: 1, id: coverMediumId })).length === 0)
      faults['coverMediumId'] = 'This photo is no longer there. Please choose another.';
    if (spaceId !== null && !(await keepSpace(tx, of, spaceId)))
      faults['spaceId'] = 'This space doesn’t exist. Please choose another.';
    const fileFault = findFileFault(form.attachmentIds, files);
    if (fileFault) faults['attachmentIds'] = fileFault;
    const fields = Object.fromEntries(Object.entries(faults).map(([path, fault]) => [`form.${path}`, fault]));
    if (Object.keys(fields).length > 0) fail('invalid_fields', { fields });
  }

  async function readAgain(tx: Tx, lead: LeadRow, { customer_id, id }: QuoteRow): Promise<Quote> {
    const quote = (await lockQuote(tx, { customerId: customer_id, quoteId: id })) ?? fail('not_found');
    return readQuotePage(tx, quote, { now: clock.now(), timeZone: lead.time_zone });
  }
}

const toKey = (quote: QuoteRow) => ({ customerId: quote.customer_id, quoteId: quote.id });

function toNewQuote(lead: LeadRow, caller: Member) {
  const { customer_id, provider_id, id: lead_id } = lead;
  return { customer_id, provider_id, lead_id, created_by: caller.customerUserId };
}

function toEvent(quote: QuoteRow, caller: Member) {
  const { customer_id, id: quote_id, version } = quote;
  return { customer_id, quote_id, version, customer_user_id: caller.customerUserId };
}

/** A closed request has to be reopened first; a couple with a deal may still sign what was agreed. */
function assertQuotable(lead: LeadRow): void {
  if (lead.couple_deleted_at !== null) fail('couple_missing');
  if (!isOpenStatus(lead.status) && lead.status !== 'deal' && lead.status !== 'deal_approved') fail('illegal_step');
}

/** The moment after the last one of a day in a time zone. */
function toEndOfDay(day: string, timeZone: string): string {
  return new Date(instantOf(Date.parse(`${laterDay(day, 1)}T00:00Z`), timeZone)).toISOString();
}
