import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { QuoteMailsService } from './quote-mails.service.ts';
import { makeQuoteRefunds, reconcileQuotePayments, sendQuoteMails } from './quote-payments.job-definitions.ts';
import type { QuoteReconciliationService } from './quote-reconciliation.service.ts';
import type { QuoteRefundsService } from './quote-refunds.service.ts';

const EVERY_MINUTE = '* * * * *';

type Services = {
  reconciliation: QuoteReconciliationService;
  refunds: QuoteRefundsService;
  mails: QuoteMailsService;
};

export function quotePaymentsJobs({ reconciliation, refunds, mails }: Services): BoundJob[] {
  const sendAll = async () => {
    await mails.queueMissing();
    await mails.sendDue();
  };
  return [
    work(reconcileQuotePayments, reconciliation.reconcile, EVERY_MINUTE),
    work(makeQuoteRefunds, refunds.refundDue, EVERY_MINUTE),
    work(sendQuoteMails, sendAll, EVERY_MINUTE),
  ];
}
