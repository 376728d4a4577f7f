import { toQuoteNumber } from '@bellbird/contract/couples/quotes';
import type { Db } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import { MailFailure } from '#platform/mail/mail-failure.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { CoupleQuotesService, QuoteLinksService } from '#domains/couples/quotes/quotes.public.ts';
import { nextRetryAt } from '#domains/money/payments/payments.public.ts';
import type { QuotePdfService } from './page/quote-pdf.service.ts';
import { findAttempt } from './quote-attempts.repository.ts';
import {
  type QuoteMailRow,
  claimQuoteMail,
  findMailFacts,
  insertMissingMails,
  markQuoteMailSent,
  postponeQuoteMail,
} from './quote-mails.repository.ts';
import { findRefund } from './quote-refunds.repository.ts';
import { quoteMail } from './quote-payments.mails.ts';

type Ports = {
  db: Db;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  couples: CoupleQuotesService;
  links: QuoteLinksService;
  documents: QuotePdfService;
  baseUrl: string;
};

const MAX_TRIES = 10;
/** How long a claimed mail is left to its claimer. */
const UNDER_WAY_MS = 60_000;

export type QuoteMailsService = ReturnType<typeof createQuoteMailsService>;

/** Sends couples what they signed and what they paid, each until it is sent or has failed for good. */
export function createQuoteMailsService(ports: Ports) {
  const { db, clock, log, mailer, couples, links, documents, baseUrl } = ports;

  async function send(row: QuoteMailRow): Promise<void> {
    const facts = await db.system((tx) => findMailFacts(tx, row.customer_id, row.quote_id));
    // Without an address or a link there is nothing to send, and nowhere to send it.
    if (!facts?.email || !facts.link_seed) return;
    const link = links.link({ link_seed: facts.link_seed, token_hash: facts.token_hash });
    const couple = await couples.findByToken(link.slice(link.lastIndexOf('/') + 1));
    const cents = await findCents(row, couple.acceptance?.total_cents ?? 0);
    if (cents === undefined) return;
    const mail = quoteMail(
      row.kind,
      {
        id: row.id,
        coupleName: facts.couple_name,
        providerName: facts.provider_name,
        number: toQuoteNumber(row.quote_id),
        link,
        baseUrl,
        language: row.language,
      },
      cents,
    );
    const file = row.kind === 'accepted' ? await documents.draw(couple, row.language) : undefined;
    const attachments = file && [{ filename: file.fileName, contentType: file.contentType, content: file.content }];
    await mailer.send({ to: facts.email, ...mail, ...(attachments && { attachments }) });
  }

  /** The amount that a mail is about; undefined when there is nothing to tell. */
  async function findCents({ kind, subject_id: id }: QuoteMailRow, total: number): Promise<number | undefined> {
    if (kind === 'accepted') return total;
    if (id === null) return undefined;
    if (kind === 'receipt') return (await db.system((tx) => findAttempt(tx, id)))?.cents;
    return (await db.system((tx) => findRefund(tx, id)))?.cents;
  }

  /** True while there may be more. */
  async function sendNext(): Promise<boolean> {
    const now = clock.now();
    const again = new Date(now.getTime() + UNDER_WAY_MS).toISOString();
    const claim = { now: now.toISOString(), again, maxTries: MAX_TRIES };
    const row = await db.system((tx) => claimQuoteMail(tx, claim));
    if (!row) return false;
    try {
      await send(row);
    } catch (error) {
      const isPermanent = error instanceof MailFailure && error.kind === 'permanent';
      if (!isPermanent) {
        log.warn({ err: error, mail: row.id }, 'quotes: a mail could not be sent yet');
        await db.system((tx) => postponeQuoteMail(tx, row.id, nextRetryAt(now, row.tries)));
        // A mail server that is down is down for all mails. Any other error concerns this mail only.
        return !(error instanceof MailFailure);
      }
    }
    await db.system((tx) => markQuoteMailSent(tx, row.id, now.toISOString()));
    return true;
  }

  return {
    async sendDue(): Promise<void> {
      let isMore = true;
      while (isMore) isMore = await sendNext();
    },

    /** An acceptance whose process ended before it queued the mail is found here. */
    async queueMissing(): Promise<void> {
      const at = clock.now().toISOString();
      await db.system((tx) => insertMissingMails(tx, at));
    },
  };
}
