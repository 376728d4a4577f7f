import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { DueInstallmentsService } from './due-installments.service.ts';
import type { PaymentMailsService } from './payment-mails.service.ts';
import type { PaymentReconciliationService } from './payment-reconciliation.service.ts';
import { chargeDueInstallments, makeRefunds, reconcilePayments, sendPaymentMails } from './payments.job-definitions.ts';
import type { RefundsService } from './refunds.service.ts';
import type { TransfersService } from './transfers.service.ts';

/** At seven in the morning in Sydney's winter, so that failures are seen before the working day. */
const EVERY_MORNING = '0 21 * * *';
const EVERY_MINUTE = '* * * * *';

type Services = {
  reconciliation: PaymentReconciliationService;
  dueInstallments: DueInstallmentsService;
  mails: PaymentMailsService;
  refunds: RefundsService;
  transfers: TransfersService;
};

export function paymentsJobs({ reconciliation, dueInstallments, mails, refunds, transfers }: Services): BoundJob[] {
  const everyMorning = async () => {
    await dueInstallments.announceDebits();
    await dueInstallments.chargeAll();
    await reconciliation.deleteOldEvents();
  };
  const sendBack = async () => {
    await refunds.refundDue();
    await transfers.returnDue();
  };
  return [
    work(reconcilePayments, reconciliation.reconcile, EVERY_MINUTE),
    work(chargeDueInstallments, everyMorning, EVERY_MORNING),
    work(makeRefunds, sendBack, EVERY_MINUTE),
    work(sendPaymentMails, mails.sendDue, EVERY_MINUTE),
  ];
}
