import type { Db } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import { MailFailure } from '#platform/mail/mail-failure.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time/clock.ts';
import { nextRetryAt } from './backoff.rules.ts';
import { findNoteByInstallment } from './adjustment-notes.repository.ts';
import {
  type InvoiceReader,
  adjustmentFileName,
  adjustmentNotePdf,
  invoiceFileName,
  invoicePdf,
} from './invoice-pdf.presenter.ts';
import { findInvoiceByInstallment } from './invoices.repository.ts';
import {
  type PaymentMailRow,
  claimPaymentMail,
  findRecipients,
  markPaymentMailSent,
  postponePaymentMail,
  renewPaymentMail,
} from './payment-mails.repository.ts';
import { adjustmentMail, chargeFailedMail, debitNoticeMail, invoiceMail } from './payments.mails.ts';

const MAX_TRIES = 10;
/** A claim is renewed while the mail is being sent; a killed process’s is free after this. */
const UNDER_WAY_MS = 20_000;
const RENEW_MS = 5000;

type Ports = {
  db: Db;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  baseUrl: string;
  findInvoiceReader: (user: { address: string }) => Promise<InvoiceReader>;
};

export type PaymentMailsService = ReturnType<typeof createPaymentMailsService>;

/** Sends the mails about payments, each until it is sent or has failed for good. */
export function createPaymentMailsService({ db, clock, log, mailer, baseUrl, findInvoiceReader }: Ports) {
  const underWay = (): string => new Date(clock.now().getTime() + UNDER_WAY_MS).toISOString();

  async function send(row: PaymentMailRow): Promise<void> {
    // The mail server may have been down for hours.
    if (row.is_moot) return;
    const [people, invoice, note] = await db.system((tx) =>
      Promise.all([
        findRecipients(tx, { customerId: row.customer_id, createdBy: row.created_by }),
        row.kind === 'invoice' ? findInvoiceByInstallment(tx, row.installment_id) : undefined,
        row.kind === 'adjustment' ? findNoteByInstallment(tx, row.installment_id) : undefined,
      ]),
    );
    if (people.length === 0) return;
    const to = people.map(({ email }) => email);
    const facts = { ...row, names: people.map(({ name }) => name), baseUrl };
    if (row.kind === 'debit_notice') {
      await mailer.send({ to, ...debitNoticeMail(facts) });
      return;
    }
    if (row.kind === 'failed') {
      await mailer.send({ to, ...chargeFailedMail(facts) });
      return;
    }
    // The mail is in the language of the first, too.
    const reader = await findInvoiceReader({ address: to[0] ?? '' });
    if (note) {
      const file = {
        filename: adjustmentFileName(note),
        contentType: 'application/pdf',
        content: await adjustmentNotePdf(note, reader),
      };
      await mailer.send({ to, ...adjustmentMail(facts, note), attachments: [file] });
    }
    if (!invoice) return;
    const content = await invoicePdf(invoice, reader);
    const file = { filename: invoiceFileName(invoice), contentType: 'application/pdf', content };
    await mailer.send({ to, ...invoiceMail(facts, invoice.number), attachments: [file] });
  }

  /** Renews the claim until the mail is sent. */
  async function holding(id: number, work: Promise<void>): Promise<void> {
    const unrenewed = (error: unknown) => log.warn({ err: error, mail: id }, 'payments: claim of a mail not renewed');
    const renew = () => db.system((tx) => renewPaymentMail(tx, id, underWay())).catch(unrenewed);
    const timer = setInterval(() => void renew(), RENEW_MS);
    await work.finally(() => clearInterval(timer));
  }

  /** True while there may be more. */
  async function sendNext(): Promise<boolean> {
    const now = clock.now();
    const claim = { now: now.toISOString(), again: underWay(), maxTries: MAX_TRIES };
    const row = await db.system((tx) => claimPaymentMail(tx, claim));
    if (!row) return false;
    try {
      await holding(row.id, send(row));
    } catch (error) {
      const isPermanent = error instanceof MailFailure && error.kind === 'permanent';
      if (!isPermanent) {
        log.warn({ err: error, mail: row.id }, 'payments: a mail could not be sent yet');
        await db.system((tx) => postponePaymentMail(tx, row.id, nextRetryAt(now, row.tries)));
        // A mail server that is down is down for all mails. Any other error concerns this mail only.
        return !(error instanceof MailFailure);
      }
    }
    await db.system((tx) => markPaymentMailSent(tx, row.id, now.toISOString()));
    return true;
  }

  return {
    async sendDue(): Promise<void> {
      let isMore = true;
      while (isMore) isMore = await sendNext();
    },
  };
}
