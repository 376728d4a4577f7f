import type { Db, Tx } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import { MailFailure } from '#platform/mail/mail-failure.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time/clock.ts';
import { nextRetryAt } from './backoff.rules.ts';
import { invoiceFileName, invoicePdf } from './invoice-pdf.presenter.ts';
import { findInvoiceByInstallment } from './invoices.repository.ts';
import {
  type PaymentMailRow,
  claimPaymentMail,
  findRecipients,
  markPaymentMailSent,
  postponePaymentMail,
} from './payment-mails.repository.ts';
import { chargeFailedMail, debitNoticeMail, invoiceMail } from './payments.mails.ts';

const MAX_TRIES = 10;

type Ports = { db: Db; clock: Clock; log: Log; mailer: Mailer; baseUrl: string };

export type PaymentMailsService = ReturnType<typeof createPaymentMailsService>;

/** Sends the mails about payments, each until it is sent or has failed for good. */
export function createPaymentMailsService({ db, clock, log, mailer, baseUrl }: Ports) {
  async function send(tx: Tx, row: PaymentMailRow): Promise<void> {
    const people = await findRecipients(tx, { customerId: row.customer_id, createdBy: row.created_by });
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
    const invoice = await findInvoiceByInstallment(tx, row.installment_id);
    if (!invoice) return;
    const content = await invoicePdf(invoice);
    const file = { filename: invoiceFileName(invoice), contentType: 'application/pdf', content };
    await mailer.send({ to, ...invoiceMail(facts, invoice.number), attachments: [file] });
  }

  /** True while there may be more. */
  const sendNext = (): Promise<boolean> =>
    db.system(async (tx) => {
      const now = clock.now();
      const row = await claimPaymentMail(tx, now.toISOString(), MAX_TRIES);
      if (!row) return false;
      try {
        await send(tx, row);
      } catch (error) {
        const isPermanent = error instanceof MailFailure && error.kind === 'permanent';
        if (!isPermanent) {
          log.warn({ err: error, mail: row.id }, 'payments: a mail could not be sent yet');
          await postponePaymentMail(tx, row.id, nextRetryAt(now, row.tries));
          // A mail server that is down is down for all mails. Any other error concerns this mail only.
          return !(error instanceof MailFailure);
        }
      }
      await markPaymentMailSent(tx, row.id, now.toISOString());
      return true;
    });

  return {
    async sendDue(): Promise<void> {
      let isMore = true;
      while (isMore) isMore = await sendNext();
    },
  };
}
