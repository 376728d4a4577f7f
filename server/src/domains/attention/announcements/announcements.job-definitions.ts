import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Sends what is due, and continues what a killed process has left. */
export const sendAnnouncements = job({ name: 'announcements.send', data: z.object({}) });
