import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** They run on a schedule, so a failed run is not repeated: the next one does the rest. */
const scheduled = { data: z.object({}), retryLimit: 0 };

export const reconcilePayments = job({ name: 'payments.reconcile', ...scheduled });
export const chargeDueInstallments = job({ name: 'payments.chargeDue', ...scheduled });
export const makeRefunds = job({ name: 'payments.refund', ...scheduled });
export const sendPaymentMails = job({ name: 'payments.mail', ...scheduled });
