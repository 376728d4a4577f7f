import type { Route } from '#platform/http/route.ts';
import type { BoundJob } from '#platform/jobs/jobs.ts';
import { importsJobs } from '#domains/growth/imports/imports.jobs.ts';
import { importsRoutes } from '#domains/growth/imports/imports.routes.ts';
import { createImportsService } from '#domains/growth/imports/imports.service.ts';
import { referralsJobs } from '#domains/growth/referrals/referrals.jobs.ts';
import { referralsRoutes } from '#domains/growth/referrals/referrals.routes.ts';
import { createReferralsService } from '#domains/growth/referrals/referrals.service.ts';
import { wizardJobs } from '#domains/growth/wizard/wizard.jobs.ts';
import { wizardRoutes } from '#domains/growth/wizard/wizard.routes.ts';
import { createWizardService } from '#domains/growth/wizard/wizard.service.ts';
import type { JobPorts, Ports } from '../ports.ts';
import { createMissingData } from './listing.ts';

/** How new vendors arrive: referrals, the sign-up wizard, and what they bring from another program. */
export function growthRoutes(ports: Ports): Route[] {
  const refreshMissingData = createMissingData(ports.clock).refresh;
  return [
    ...referralsRoutes(createReferralsService(ports)),
    ...wizardRoutes(createWizardService({ ...ports, refreshMissingData })),
    ...importsRoutes(createImportsService(ports)),
  ];
}

export function growthJobs(ports: JobPorts): BoundJob[] {
  const refreshMissingData = createMissingData(ports.clock).refresh;
  return [...referralsJobs(ports), ...wizardJobs(ports), ...importsJobs({ ...ports, refreshMissingData })];
}
