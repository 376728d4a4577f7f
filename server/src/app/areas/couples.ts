import type { Route } from '#platform/http/route.ts';
import type { BoundJob } from '#platform/jobs/jobs.ts';
import type { ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { callsJobs } from '#domains/couples/calls/calls.jobs.ts';
import { callsRoutes } from '#domains/couples/calls/calls.routes.ts';
import { createCallsService } from '#domains/couples/calls/calls.service.ts';
import { createCoupleEventsService } from '#domains/couples/couples/couple-events.service.ts';
import { createCoupleProvidersService } from '#domains/couples/couples/couple-providers.service.ts';
import { couplesJobs as couplesDomainJobs } from '#domains/couples/couples/couples.jobs.ts';
import { couplesRoutes } from '#domains/couples/couples/couples.routes.ts';
import { createCouplesService } from '#domains/couples/couples/couples.service.ts';
import { createMarketplaceService } from '#domains/couples/couples/marketplace.service.ts';
import { createLeadBulkService } from '#domains/couples/leads/lead-bulk.service.ts';
import { createLeadFormsService } from '#domains/couples/leads/lead-forms.service.ts';
import { createLeadRemindersService } from '#domains/couples/leads/lead-reminders.service.ts';
import { leadStepsRoutes } from '#domains/couples/leads/lead-steps.routes.ts';
import { createLeadStepsService } from '#domains/couples/leads/lead-steps.service.ts';
import { createLeadTimelineService } from '#domains/couples/leads/lead-timeline.service.ts';
import { reportApprovals } from '#domains/couples/leads/leads.approvals.ts';
import { leadsJobs } from '#domains/couples/leads/leads.jobs.ts';
import { createLeadReveals } from '#domains/couples/leads/leads.public.ts';
import { leadsRoutes } from '#domains/couples/leads/leads.routes.ts';
import { createLeadsService } from '#domains/couples/leads/leads.service.ts';
import { messagesJobs } from '#domains/couples/messages/messages.jobs.ts';
import { letMessageIn } from '#domains/couples/messages/messages.public.ts';
import { messagesRoutes } from '#domains/couples/messages/messages.routes.ts';
import { createMessagesService } from '#domains/couples/messages/messages.service.ts';
import { createOutgoingService } from '#domains/couples/messages/outgoing.service.ts';
import { createTeamUnmatchedService } from '#domains/couples/messages/team-unmatched.service.ts';
import { createUnmatchedService } from '#domains/couples/messages/unmatched.service.ts';
import { createAttachmentsService } from '#domains/couples/templates/attachments.service.ts';
import { createSignaturesService } from '#domains/couples/templates/signatures.service.ts';
import { templatesRoutes } from '#domains/couples/templates/templates.routes.ts';
import { createTemplatesService } from '#domains/couples/templates/templates.service.ts';
import type { JobPorts, Ports } from '../ports.ts';

/** Everything between a vendor and a couple: leads, deals, messages, calls, templates. */
export function createCouples(ports: Ports) {
  const reveals = createLeadReveals({ ...ports, letMessageIn });
  const leads = createLeadsService({ ...ports, reveals });
  const deals = createCoupleProvidersService(ports);
  const reminders = createLeadRemindersService(ports);
  const timeline = createLeadTimelineService(ports);
  const routes: Route[] = [
    ...couplesRoutes({
      couples: createCouplesService(ports),
      deals,
      marketplace: createMarketplaceService(ports),
      events: createCoupleEventsService(ports),
    }),
    ...leadsRoutes(leads, createLeadFormsService(ports)),
    ...leadStepsRoutes({
      steps: createLeadStepsService(ports),
      bulk: createLeadBulkService(ports),
      reminders,
      timeline,
    }),
    ...messagesRoutes({
      messages: createMessagesService(ports),
      outgoing: createOutgoingService(ports),
      unmatched: createUnmatchedService(ports),
      team: createTeamUnmatchedService(ports),
    }),
    ...callsRoutes(createCallsService(ports)),
    ...templatesRoutes({
      templates: createTemplatesService(ports),
      attachments: createAttachmentsService(ports),
      signatures: createSignaturesService(ports),
    }),
  ];
  return { routes, leads, deals, reminders, timeline };
}

export const couplesApprovals: readonly ApprovalSubject[] = [reportApprovals];

export function couplesJobs(ports: JobPorts): BoundJob[] {
  return [
    ...couplesDomainJobs(ports),
    ...leadsJobs({ ...ports, letMessageIn }),
    ...messagesJobs(ports.deliveries),
    ...callsJobs(ports.exchange),
  ];
}
