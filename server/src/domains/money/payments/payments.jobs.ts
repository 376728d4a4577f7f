import { z } from 'zod';
import { type BoundJob, job, work } from '#platform/jobs/jobs.ts';
import type { BankNews } from './payment-reconciliation.service.ts';
import type { PaymentMails } from './payment-mails.service.ts';
import type { Refunds } from './refunds.service.ts';

const once = { data: z.object({}), retryLimit: 0 };
const reconcile = job({ name: 'payments.reconcile', ...once });
const chargeDue = job({ name: 'payments.chargeDue', ...once });
const refund = job({ name: 'payments.refund', ...once });
const mail = job({ name: 'payments.mail', ...once });

/** At seven in the morning of Sydney's winter, as prices are reminded of: what fails is seen before the day's work. */
const EVERY_MORNING = '0 21 * * *';
const EVERY_MINUTE = '* * * * *';

type Carriers = { news: BankNews; mails: PaymentMails; refunds: Refunds };

export function paymentsJobs({ news, mails, refunds }: Carriers): BoundJob[] {
  return [
    work(reconcile, news.reconcile, EVERY_MINUTE),
    work(chargeDue, news.chargeDue, EVERY_MORNING),
    work(refund, refunds.carryAll, EVERY_MINUTE),
    work(mail, mails.carryAll, EVERY_MINUTE),
  ];
}
