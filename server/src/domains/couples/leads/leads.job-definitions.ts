import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

const ofReminder = z.object({ reminderId: z.int() });

/** Shows a due reminder on the user's screen. */
export const notifyReminder = job({ name: 'leads.tellReminder', data: ofReminder });

/** Reveals withheld requests of providers who have paid since. */
export const releaseWithheld = job({ name: 'leads.releaseWithheld', data: z.object({}) });

/** Mails a due reminder. Its own job, so that a slow mail server delays nothing else. */
export const mailReminder = job({ name: 'leads.mailReminder', data: ofReminder });

export const refreshQuickOffers = job({ name: 'leads.refreshQuickOffers', data: z.object({}) });
