import type { Route } from '#platform/http/route.ts';
import type { BoundJob } from '#platform/jobs/jobs.ts';
import type { ApprovalSubject } from '#domains/attention/approvals/approvals.public.ts';
import { callsJobs } from '#domains/couples/calls/calls.jobs.ts';
import { callsRoutes } from '#domains/couples/calls/calls.routes.ts';
import { createCallsService } from '#domains/couples/calls/calls.service.ts';
import { numbersRoutes } from '#domains/couples/calls/numbers.routes.ts';
import { createNumbersService } from '#domains/couples/calls/numbers.service.ts';
import { couplesRoutes } from '#domains/couples/leads/couples/couples.routes.ts';
import { createCouplesService } from '#domains/couples/leads/couples/couples.service.ts';
import { unsubscribeRoutes } from '#domains/couples/leads/couples/unsubscribe.routes.ts';
import { createUnsubscribeService } from '#domains/couples/leads/couples/unsubscribe.service.ts';
import { dealsRoutes } from '#domains/couples/leads/deals/deals.routes.ts';
import { createDealsService } from '#domains/couples/leads/deals/deals.service.ts';
import { createWeddingsService } from '#domains/couples/leads/deals/weddings.service.ts';
import { leadsJobs } from '#domains/couples/leads/leads.jobs.ts';
import { leadsRoutes } from '#domains/couples/leads/leads.routes.ts';
import { createLeadListService } from '#domains/couples/leads/list/lead-list.service.ts';
import { createLeadViewsService } from '#domains/couples/leads/list/lead-views.service.ts';
import { createLeadFormsService } from '#domains/couples/leads/page/lead-forms.service.ts';
import { createLeadPageService } from '#domains/couples/leads/page/lead-page.service.ts';
import { createQuickOffersService } from '#domains/couples/leads/quick-offers/quick-offers.service.ts';
import { createDueRemindersService } from '#domains/couples/leads/reminders/due-reminders.service.ts';
import { leadRemindersRoutes } from '#domains/couples/leads/reminders/lead-reminders.routes.ts';
import { createLeadRemindersService } from '#domains/couples/leads/reminders/lead-reminders.service.ts';
import { createLeadBulkService } from '#domains/couples/leads/steps/lead-bulk.service.ts';
import { unmatchedApprovals } from '#domains/couples/messages/unmatched.approvals.ts';
import { reportApprovals } from '#domains/couples/leads/steps/lead-reports.approvals.ts';
import { leadStepsRoutes } from '#domains/couples/leads/steps/lead-steps.routes.ts';
import { createLeadStepsService } from '#domains/couples/leads/steps/lead-steps.service.ts';
import { leadTimelineRoutes } from '#domains/couples/leads/timeline/lead-timeline.routes.ts';
import { createLeadTimelineService } from '#domains/couples/leads/timeline/lead-timeline.service.ts';
import { createLeadRevealsService } from '#domains/couples/leads/withheld/lead-reveals.service.ts';
import { createCoupleEventsService } from '#domains/couples/marketplace/couple-events.service.ts';
import { createMarketplaceUpkeepService } from '#domains/couples/marketplace/marketplace-upkeep.service.ts';
import { marketplaceJobs } from '#domains/couples/marketplace/marketplace.jobs.ts';
import { marketplaceRoutes } from '#domains/couples/marketplace/marketplace.routes.ts';
import { createNewLeadNoticesService } from '#domains/couples/marketplace/new-lead-notices.service.ts';
import { createRequestsService } from '#domains/couples/marketplace/requests.service.ts';
import { messagesJobs } from '#domains/couples/messages/messages.jobs.ts';
import {
  markMessagesRead,
  releaseHeldMessage,
  restoreUnreadMessages,
} from '#domains/couples/messages/messages.public.ts';
import { messagesRoutes } from '#domains/couples/messages/messages.routes.ts';
import { createMessagesService } from '#domains/couples/messages/messages.service.ts';
import { createOutgoingService } from '#domains/couples/messages/outgoing.service.ts';
import { createTeamUnmatchedService } from '#domains/couples/messages/team-unmatched.service.ts';
import { createUnmatchedService } from '#domains/couples/messages/unmatched.service.ts';
import { createAppointmentAnswersService } from '#domains/couples/messages/appointment-answers.service.ts';
import { createQuoteMoneyService } from '#domains/couples/quote-payments/quote-money.service.ts';
import { quotePaymentsRoutes } from '#domains/couples/quote-payments/quote-payments.routes.ts';
import { quotePaymentsJobs } from '#domains/couples/quote-payments/quote-payments.jobs.ts';
import { createQuoteAmendmentsService } from '#domains/couples/quotes/quote-amendments.service.ts';
import { createQuoteDraftsService } from '#domains/couples/quotes/quote-drafts.service.ts';
import { createQuoteLinksService } from '#domains/couples/quotes/quote-links.service.ts';
import { createQuoteMessagesService } from '#domains/couples/quotes/quote-messages.service.ts';
import { createQuoteSendingService } from '#domains/couples/quotes/quote-sending.service.ts';
import { createQuoteSettingsService } from '#domains/couples/quotes/quote-settings.service.ts';
import { quoteListRoutes } from '#domains/couples/quotes/quote-list.routes.ts';
import { createQuoteListService } from '#domains/couples/quotes/quote-list.service.ts';
import { createQuoteUpkeepService } from '#domains/couples/quotes/quote-upkeep.service.ts';
import { quotesJobs } from '#domains/couples/quotes/quotes.jobs.ts';
import { quotesRoutes } from '#domains/couples/quotes/quotes.routes.ts';
import { createQuotesService } from '#domains/couples/quotes/quotes.service.ts';
import { createAttachmentsService } from '#domains/couples/templates/attachments.service.ts';
import { createSignaturesService } from '#domains/couples/templates/signatures.service.ts';
import { templatesRoutes } from '#domains/couples/templates/templates.routes.ts';
import { createTemplatesService } from '#domains/couples/templates/templates.service.ts';
import { countAdverts, recordVisit } from '#domains/insight/statistics/statistics.public.ts';
import type { JobPorts, Ports } from '../ports.ts';
import { translateForCouple } from '../readers-language.ts';

/** Everything between a vendor and a couple: leads, deals, messages, calls, templates, and what the marketplace sends. */
export function createCouples(ports: Ports) {
  const list = createLeadListService(ports);
  const deals = createDealsService(ports);
  const reminders = createLeadRemindersService(ports);
  const timeline = createLeadTimelineService(ports);
  const reveals = createLeadRevealsService({ ...ports, releaseHeldMessage });
  const page = createLeadPageService({ ...ports, reveals });
  const unmatched = createUnmatchedService(ports);
  const messageMarks = { markMessagesRead, restoreUnreadMessages };
  const visits = { recordVisit, countAdverts };
  const outgoing = createOutgoingService(ports);
  const appointmentAnswers = createAppointmentAnswersService({ ...ports, translateForCouple });
  const quoteLinks = createQuoteLinksService(ports);
  const quoteMessages = createQuoteMessagesService({ outgoing });
  const routes: Route[] = [
    ...couplesRoutes(createCouplesService(ports)),
    ...unsubscribeRoutes(createUnsubscribeService(ports)),
    ...dealsRoutes(deals, createWeddingsService(ports)),
    ...marketplaceRoutes(
      createRequestsService(ports),
      createCoupleEventsService({ ...ports, visits, appointmentAnswers }),
    ),
    ...leadsRoutes({
      list,
      page,
      forms: createLeadFormsService(ports),
      views: createLeadViewsService(ports),
    }),
    ...leadStepsRoutes(
      createLeadStepsService({ ...ports, appointmentAnswers }),
      createLeadBulkService({ ...ports, messageMarks }),
    ),
    ...leadRemindersRoutes(reminders),
    ...leadTimelineRoutes(timeline),
    ...messagesRoutes({
      messages: createMessagesService({ ...ports, pages: page }),
      outgoing,
      unmatched,
      team: createTeamUnmatchedService(ports),
    }),
    ...quotePaymentsRoutes(createQuoteMoneyService(ports)),
    ...quoteListRoutes(createQuoteListService(ports)),
    ...quotesRoutes({
      quotes: createQuotesService(ports),
      drafts: createQuoteDraftsService({ ...ports, feeBasisPoints: ports.payments.quotes.feeBasisPoints }),
      sending: createQuoteSendingService({ ...ports, messages: quoteMessages, quoteLinks }),
      amendments: createQuoteAmendmentsService({ ...ports, messages: quoteMessages, quoteLinks }),
      settings: createQuoteSettingsService(ports),
    }),
    ...callsRoutes(createCallsService(ports)),
    ...numbersRoutes(createNumbersService(ports)),
    ...templatesRoutes({
      templates: createTemplatesService(ports),
      attachments: createAttachmentsService(ports),
      signatures: createSignaturesService(ports),
    }),
  ];
  return { routes, leads: list, deals, reminders, timeline, unmatched };
}

export const couplesApprovals: readonly ApprovalSubject[] = [reportApprovals, unmatchedApprovals];

export function couplesJobs(ports: JobPorts): BoundJob[] {
  return [
    ...marketplaceJobs(createNewLeadNoticesService(ports), createMarketplaceUpkeepService(ports)),
    ...leadsJobs(
      createDueRemindersService(ports),
      createLeadRevealsService({ ...ports, releaseHeldMessage }),
      createQuickOffersService(ports),
    ),
    ...messagesJobs(ports),
    ...quotesJobs(createQuoteUpkeepService({ ...ports, translateForCouple })),
    ...callsJobs(ports.callRouting, createNumbersService(ports)),
    ...quotePaymentsJobs(ports.payments.quotes),
  ];
}
