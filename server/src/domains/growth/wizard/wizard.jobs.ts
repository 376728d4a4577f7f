import type { Db } from '#platform/db/db.ts';
import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { createWizardMailsService } from './wizard-mails.service.ts';
import { sendWizardLink } from './wizard.job-definitions.ts';

export function wizardJobs(ports: { db: Db; mailer: Mailer; baseUrl: string }): BoundJob[] {
  return [work(sendWizardLink, createWizardMailsService(ports).sendLink)];
}
