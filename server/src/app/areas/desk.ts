import type { ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { contactApprovals, referralApprovals, upgradeApprovals } from '#domains/desk/support/requests.approvals.ts';
import { createUserApprovals } from '#domains/desk/support/users.approvals.ts';
import type { TeamUsersService } from '#domains/people/customer-users/customer-users.public.ts';
import { createCatalogueDraftsService } from '#domains/desk/catalogue/catalogue-drafts.service.ts';
import { createCataloguePublishingService } from '#domains/desk/catalogue/catalogue-publishing.service.ts';
import { catalogueRoutes } from '#domains/desk/catalogue/catalogue.routes.ts';
import { customersDeskRoutes } from '#domains/desk/customers/customers-desk.routes.ts';
import { createCustomersDeskService } from '#domains/desk/customers/customers-desk.service.ts';
import { createDeskProvidersService } from '#domains/desk/customers/desk-providers.service.ts';
import { createNotesService } from '#domains/desk/customers/notes.service.ts';
import { moneyDeskRoutes } from '#domains/desk/money/money.routes.ts';
import { createMoneyService } from '#domains/desk/money/money.service.ts';
import { createReconciliationService } from '#domains/desk/money/reconciliation.service.ts';
import { operationsRoutes } from '#domains/desk/operations/operations.routes.ts';
import { createOperationsService } from '#domains/desk/operations/operations.service.ts';
import { createOverviewCountingService } from '#domains/desk/overview/overview-counting.service.ts';
import { overviewJobs } from '#domains/desk/overview/overview.jobs.ts';
import { overviewRoutes } from '#domains/desk/overview/overview.routes.ts';
import { createOverviewService } from '#domains/desk/overview/overview.service.ts';
import { createReminderMailsService } from '#domains/desk/overview/reminder-mails.service.ts';
import { createRemindersService } from '#domains/desk/overview/reminders.service.ts';
import { createActingReportsService } from '#domains/desk/support/acting-reports.service.ts';
import { createActingService } from '#domains/desk/support/acting.service.ts';
import { deskJobs } from '#domains/desk/support/desk.jobs.ts';
import { deskRoutes } from '#domains/desk/support/desk.routes.ts';
import { createDeskService } from '#domains/desk/support/desk.service.ts';
import type { BoundJob } from '#platform/jobs/jobs.ts';
import type { JobPorts, Ports } from '../ports.ts';
import { createMissingData } from './listing.ts';

/** The marketplace team's side. */
export function createDesk(ports: Ports) {
  const acting = createActingService(ports);
  const routes = [
    ...deskRoutes(createDeskService(ports), acting),
    ...operationsRoutes(createOperationsService(ports)),
    ...overviewRoutes(createOverviewService(ports), createRemindersService(ports)),
    ...catalogueRoutes(createCatalogueDraftsService(ports), createCataloguePublishingService(ports)),
    ...moneyDeskRoutes(
      createMoneyService({ ...ports, ...ports.payments }),
      createReconciliationService({ ...ports, ...ports.payments }),
    ),
    ...customersDeskRoutes(
      createCustomersDeskService(ports),
      createDeskProvidersService({ ...ports, refreshMissingData: createMissingData(ports.clock).refresh }),
      createNotesService(ports),
    ),
  ];
  return { routes, actFor: acting.actFor };
}

/** What vendors ask the team for, and the people they add. */
export function deskApprovals(users: TeamUsersService): ApprovalSubject[] {
  return [contactApprovals, upgradeApprovals, referralApprovals, createUserApprovals(users)];
}

export function deskAreaJobs(ports: JobPorts): BoundJob[] {
  return [
    ...deskJobs(createActingReportsService(ports)),
    ...overviewJobs(createOverviewCountingService(ports), createReminderMailsService(ports)),
  ];
}
