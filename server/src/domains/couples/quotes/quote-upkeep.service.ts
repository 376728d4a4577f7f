import { channelBlock } from '@bellbird/contract/couples/leads';
import { toQuoteNumber } from '@bellbird/contract/couples/quotes';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Clock } from '#platform/time/clock.ts';
import { shownDay } from '#platform/time/calendar.ts';
import {
  type LeadRow,
  type UnsubscribeTokensService,
  isUnsubscribed,
  lockLeadForSystem,
  recordEvent,
  toChannelFacts,
} from '#domains/couples/leads/leads.public.ts';
import { insertAutomaticMessage, toGreetingNames } from '#domains/couples/messages/messages.public.ts';
import { hasExpired } from './quote-acceptance.rules.ts';
import { notifyQuoteChanged, promptVendor, settleOverdue } from './quote-notices.operations.ts';
import { reminderTexts } from './quote-reminders.mails.ts';
import {
  type DueReminder,
  findDueReminders,
  findExpired,
  findSettledOverdue,
  insertReminder,
} from './quote-reminders.repository.ts';
import {
  type QuoteKey,
  type QuoteRow,
  findQuote,
  insertQuoteEvent,
  lockQuote,
  updateQuote,
} from './quotes.repository.ts';

/** More than a busy hour brings; the rest is found in the next run. */
const BATCH = 500;

type Ports = {
  db: Db;
  clock: Clock;
  unsubscribeTokens: Pick<UnsubscribeTokensService, 'link'>;
  translateForCouple: (language: string, text: string) => string;
};

export type QuoteUpkeepService = ReturnType<typeof createQuoteUpkeepService>;

/** What time does to quotes: they expire, and couples are reminded once of each thing. */
export function createQuoteUpkeepService({ db, clock, unsubscribeTokens, translateForCouple }: Ports) {
  /** One quote per transaction, so that nobody waits for others. Lead and quote are locked in this order as everywhere. */
  function withQuote(key: QuoteKey, work: Work): Promise<void> {
    return db.system(async (tx) => {
      const found = await findQuote(tx, key);
      const lead = found && (await lockLeadForSystem(tx, key.customerId, found.lead_id));
      const quote = lead && (await lockQuote(tx, key));
      if (lead && quote) await work(tx, lead, quote);
    });
  }

  return {
    async expire(): Promise<void> {
      const found = await db.system((tx) => findExpired(tx, clock.now().toISOString(), BATCH));
      for (const key of found) await withQuote(key, expireOne);
    },

    async remind(): Promise<void> {
      const now = clock.now().toISOString();
      const due = await db.system((tx) => findDueReminders(tx, now, { limit: BATCH }));
      for (const reminder of due) {
        const key = { customerId: reminder.customer_id, quoteId: reminder.quote_id };
        await withQuote(key, (tx, lead, quote) => remindOne(tx, lead, quote, reminder));
      }
      // A deal that was called off changes no payment.
      const settled = await db.system((tx) => findSettledOverdue(tx));
      for (const key of settled) await withQuote(key, (tx, _lead, quote) => settleOverdue(tx, quote, clock.now()));
    },
  };

  async function expireOne(tx: Tx, lead: LeadRow, quote: QuoteRow): Promise<void> {
    const at = clock.now();
    // A new version may have been sent while this one waited for its turn.
    if (quote.state !== 'sent' || !hasExpired(quote, at)) return;
    const key = { customerId: quote.customer_id, quoteId: quote.id };
    await updateQuote(tx, key, { state: 'expired', changed_at: at.toISOString() });
    await insertQuoteEvent(tx, { ...toEvent(quote, at), kind: 'expired' });
    await recordEvent(tx, lead, { kind: 'quote_expired', at, details: { text: toQuoteNumber(quote.id) } });
    await notifyQuoteChanged(tx, lead);
  }

  async function remindOne(tx: Tx, lead: LeadRow, quote: QuoteRow, reminder: DueReminder): Promise<void> {
    const at = clock.now();
    const still = await findDueReminders(tx, at.toISOString(), { limit: BATCH, quoteId: quote.id });
    if (!still.some(({ kind, subject }) => kind === reminder.kind && subject === reminder.subject)) return;
    const { customer_id, quote_id, kind, subject } = reminder;
    if (!(await insertReminder(tx, { customer_id, quote_id, kind, subject, sent_at: at.toISOString() }))) return;
    const isWritten = await writeToCouple(tx, lead, { reminder, language: quote.language }, at);
    if (isWritten) await insertQuoteEvent(tx, { ...toEvent(quote, at), kind: 'reminded', text: kind });
    if (kind === 'overdue') {
      const title = `${lead.couple_name}: a payment is overdue`;
      await promptVendor(tx, lead, quote, { title, body: `It was due on ${shownDay(reminder.day)}.`, at });
    } else if (isWritten) await notifyQuoteChanged(tx, lead);
  }

  /**
   * By email, or by text message if that is all they accept; not at all if they want neither, or have unsubscribed from
   * reminders. Returns whether anything was written.
   */
  async function writeToCouple(
    tx: Tx,
    lead: LeadRow,
    given: { reminder: DueReminder; language: string },
    at: Date,
  ): Promise<boolean> {
    const facts = toChannelFacts(lead);
    const type = (['email', 'sms'] as const).find((each) => !channelBlock(each, facts));
    if (!type || (await isUnsubscribed(tx, lead.couple_id))) return false;
    const { reminder, language } = given;
    const mail = reminderTexts({
      names: toGreetingNames(lead, language),
      provider: lead.provider_name,
      reminder,
      translate: (text) => translateForCouple(language, text),
    });
    const of = { quoteId: reminder.quote_id };
    const body = `${mail.body}\n\n${mail.unsubscribe} ${unsubscribeTokens.link(lead.couple_id)}`;
    const written = type === 'email' ? { subject: mail.subject, body } : { subject: '', body: `${mail.subject}.` };
    await insertAutomaticMessage(tx, lead, at, { ...of, type, ...written });
    return true;
  }
}

type Work = (tx: Tx, lead: LeadRow, quote: QuoteRow) => Promise<void>;

function toEvent(quote: QuoteRow, at: Date) {
  return { customer_id: quote.customer_id, quote_id: quote.id, at: at.toISOString(), version: quote.version };
}
