import { publishAfterCommit } from '#platform/db/after-commit.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import { MailFailure } from '#platform/mail/mail-failure.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time/clock.ts';
import { invoiceFileName, invoicePdf } from './invoice-pdf.presenter.ts';
import {
  type MailRow,
  claimMail,
  endMail,
  findInvoiceFor,
  findRecipients,
  postponeMail,
} from './invoices.repository.ts';
import { laterEachTime } from './backoff.rules.ts';
import { invoiceMail, notChargedMail } from './payments.mails.ts';

/** Where it is said that a mail waits. */
export const PAYMENT_MAILS_CHANNEL = 'payment-mails';

const MOST_TRIES = 10;

/** Mails were written in this transaction: once it has committed they go. */
export function tellMails(tx: Tx): void {
  publishAfterCommit(tx, { channel: PAYMENT_MAILS_CHANNEL });
}

type Deps = { db: Db; clock: Clock; log: Log; mailer: Mailer; baseUrl: string };

export type PaymentMails = ReturnType<typeof createPaymentMails>;

/** Carries the mails about payments, each until it is through or hopeless. */
export function createPaymentMails({ db, clock, log, mailer, baseUrl }: Deps) {
  async function send(tx: Tx, row: MailRow): Promise<void> {
    const people = await findRecipients(tx, { customerId: row.customer_id, createdBy: row.created_by });
    if (people.length === 0) return;
    const to = people.map(({ email }) => email);
    const facts = { ...row, names: people.map(({ name }) => name), baseUrl };
    if (row.kind === 'failed') {
      await mailer.send({ to, ...notChargedMail(facts) });
      return;
    }
    const invoice = await findInvoiceFor(tx, row.installment_id);
    if (!invoice) return;
    const file = { filename: invoiceFileName(invoice), contentType: 'application/pdf', content: invoicePdf(invoice) };
    await mailer.send({ to, ...invoiceMail(facts, invoice.number), attachments: [file] });
  }

  /** True while there may be more. */
  const carryOne = (): Promise<boolean> =>
    db.system(async (tx) => {
      const now = clock.now();
      const row = await claimMail(tx, now.toISOString(), MOST_TRIES);
      if (!row) return false;
      try {
        await send(tx, row);
      } catch (error) {
        const isHopeless = error instanceof MailFailure && error.kind === 'permanent';
        if (!isHopeless) {
          log.warn({ err: error, mail: row.id }, 'payments: a mail was not sent yet');
          await postponeMail(tx, row.id, laterEachTime(now, row.tries));
          // A mail server that is away is away for all of them; one that cannot be written lets the others pass.
          return !(error instanceof MailFailure);
        }
      }
      await endMail(tx, row.id, now.toISOString());
      return true;
    });

  return {
    async carryAll(): Promise<void> {
      let isMore = true;
      while (isMore) isMore = await carryOne();
    },
  };
}
