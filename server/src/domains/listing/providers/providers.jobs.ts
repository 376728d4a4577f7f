import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { sendHold } from './providers.job-definitions.ts';
import { mailHold } from './team-holds.operations.ts';

export function providersJobs(ports: { db: Db; mailer: Mailer; baseUrl: string }): BoundJob[] {
  return [work(sendHold, (held) => mailHold(ports, held))];
}
