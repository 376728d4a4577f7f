import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { sendWizardLink } from './wizard.job-definitions.ts';
import { mailLink } from './wizard.service.ts';

export function wizardJobs(deps: { db: Db; mailer: Mailer; baseUrl: string }): BoundJob[] {
  return [work(sendWizardLink, ({ id }) => mailLink(deps, id))];
}
