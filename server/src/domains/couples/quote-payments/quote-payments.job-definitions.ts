import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** They run on a schedule, so a failed run is not repeated: the next one does the rest. */
const scheduled = { data: z.object({}), retryLimit: 0 };

export const reconcileQuotePayments = job({ name: 'quotes.reconcilePayments', ...scheduled });
export const makeQuoteRefunds = job({ name: 'quotes.refund', ...scheduled });
export const sendQuoteMails = job({ name: 'quotes.mail', ...scheduled });
