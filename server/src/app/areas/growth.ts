import type { Route } from '#platform/http/route.ts';
import type { BoundJob } from '#platform/jobs/jobs.ts';
import { referralsJobs } from '#domains/growth/referrals/referrals.jobs.ts';
import { referralsRoutes } from '#domains/growth/referrals/referrals.routes.ts';
import { createReferralsService } from '#domains/growth/referrals/referrals.service.ts';
import { wizardJobs } from '#domains/growth/wizard/wizard.jobs.ts';
import { wizardRoutes } from '#domains/growth/wizard/wizard.routes.ts';
import { createWizardService } from '#domains/growth/wizard/wizard.service.ts';
import type { JobPorts, Ports } from '../ports.ts';

/** How new vendors arrive: referrals and the sign-up wizard. */
export function growthRoutes(ports: Ports): Route[] {
  return [...referralsRoutes(createReferralsService(ports)), ...wizardRoutes(createWizardService(ports))];
}

export function growthJobs(ports: JobPorts): BoundJob[] {
  return [...referralsJobs(ports), ...wizardJobs(ports)];
}
