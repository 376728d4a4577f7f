import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

const ofReminder = z.object({ reminderId: z.int() });

/** Puts a due reminder into the to-do list and onto the screen. */
export const tellReminder = job({ name: 'leads.tellReminder', data: ofReminder });

/** Shows the requests that a limited package kept back and a paid one does not. */
export const releaseWithheld = job({ name: 'leads.releaseWithheld', data: z.object({}) });

/** Mails it to whoever set it. A job of its own: a mail that has to wait keeps nothing else waiting. */
export const mailReminder = job({ name: 'leads.mailReminder', data: ofReminder });
