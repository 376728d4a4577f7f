import type { PanelConfig } from '@bellbird/contract/foundation/panel';
import type { ActFor, Authenticate, Staff } from '#platform/auth/caller.ts';
import type { Sealer } from '#platform/crypto/sealer.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Route } from '#platform/http/route.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { PushServices } from '#platform/push/push-services.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import type { IdentityProviders } from '#platform/social/identity-providers.ts';
import type { SignedFiles } from '#platform/storage/signed-files.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import { accessRoutes } from '#domains/people/access/access.routes.ts';
import { createAccessService } from '#domains/people/access/access.service.ts';
import { createLogins } from '#domains/people/access/logins.service.ts';
import { ownSessionsRoutes } from '#domains/people/access/own-sessions.routes.ts';
import { createOwnSessionsService } from '#domains/people/access/own-sessions.service.ts';
import { createInvitationsService, invite } from '#domains/people/access/invitations.service.ts';
import { createOneTimeCodesService } from '#domains/people/access/one-time-codes.service.ts';
import { createPasswordResetsService } from '#domains/people/access/password-resets.service.ts';
import { createSessions } from '#domains/people/access/sessions.ts';
import { createSecondFactor } from '#domains/people/access/second-factor.ts';
import { type PendingPayments, createSignIn } from '#domains/people/access/sign-in.ts';
import { createSocialAccountsService } from '#domains/people/access/social-accounts.service.ts';
import { createSocialSignInService } from '#domains/people/access/social-sign-in.service.ts';
import { createSocialAttempts } from '#domains/people/access/social-attempts.service.ts';
import { socialRoutes } from '#domains/people/access/social.routes.ts';
import { createFinishSignInService } from '#domains/people/access/finish-sign-in.service.ts';
import { twoFactorRoutes } from '#domains/people/access/two-factor.routes.ts';
import { createTwoFactorService } from '#domains/people/access/two-factor.service.ts';
import { agreementsRoutes } from '#domains/foundation/agreements/agreements.routes.ts';
import { createAgreementsService } from '#domains/foundation/agreements/agreements.service.ts';
import { createCalendarFeedsService } from '#domains/listing/calendar/calendar-feeds.service.ts';
import { createCalendarOverviewService } from '#domains/listing/calendar/calendar-overview.service.ts';
import { calendarRoutes } from '#domains/listing/calendar/calendar.routes.ts';
import { createCalendarService } from '#domains/listing/calendar/calendar.service.ts';
import { createSignsService } from '#domains/foundation/agreements/signs.service.ts';
import { approvalsRoutes } from '#domains/attention/approvals/approvals.routes.ts';
import { createApprovalsService } from '#domains/attention/approvals/approvals.service.ts';
import { callsRoutes } from '#domains/couples/calls/calls.routes.ts';
import { createCallsService } from '#domains/couples/calls/calls.service.ts';
import { createCatalogListsService } from '#domains/listing/catalogs/catalog-lists.service.ts';
import { findMissingPrices } from '#domains/listing/catalogs/catalogs.public.ts';
import { catalogsRoutes } from '#domains/listing/catalogs/catalogs.routes.ts';
import { createCatalogsService } from '#domains/listing/catalogs/catalogs.service.ts';
import { createMenuFilesService } from '#domains/listing/catalogs/menu-files.service.ts';
import { createSpacesService } from '#domains/listing/catalogs/spaces.service.ts';
import { configsRoutes } from '#domains/foundation/configs/configs.routes.ts';
import { createConfigsService } from '#domains/foundation/configs/configs.service.ts';
import { createCoupleEventsService } from '#domains/couples/couples/couple-events.service.ts';
import { createCoupleProvidersService } from '#domains/couples/couples/couple-providers.service.ts';
import { couplesRoutes } from '#domains/couples/couples/couples.routes.ts';
import { createCouplesService } from '#domains/couples/couples/couples.service.ts';
import { createMarketplaceService } from '#domains/couples/couples/marketplace.service.ts';
import { askForConfirmation } from '#domains/people/customer-users/confirmations.jobs.ts';
import { createConfirmationsService } from '#domains/people/customer-users/confirmations.service.ts';
import {
  confirmationsRoutes,
  customerUsersRoutes,
  linksRoutes,
} from '#domains/people/customer-users/customer-users.routes.ts';
import { type UserMails, createCustomerUsersService } from '#domains/people/customer-users/customer-users.service.ts';
import { createUserProfileService } from '#domains/people/customer-users/user-profile.service.ts';
import { createLinksService } from '#domains/people/customer-users/links.service.ts';
import { customersRoutes } from '#domains/people/customers/customers.routes.ts';
import { createCustomersService } from '#domains/people/customers/customers.service.ts';
import { createActing } from '#domains/desk/support/acting.service.ts';
import { deskRoutes } from '#domains/desk/support/desk.routes.ts';
import { createDeskService } from '#domains/desk/support/desk.service.ts';
import { createCouponsService } from '#domains/reputation/discounts/coupons.service.ts';
import { discountApprovals } from '#domains/reputation/discounts/discounts.approvals.ts';
import { discountsRoutes } from '#domains/reputation/discounts/discounts.routes.ts';
import { createDiscountsService } from '#domains/reputation/discounts/discounts.service.ts';
import { findMainImageUrls } from '#domains/listing/galleries/galleries.public.ts';
import { createMediaApprovals } from '#domains/listing/galleries/galleries.approvals.ts';
import { galleriesRoutes } from '#domains/listing/galleries/galleries.routes.ts';
import { createGalleriesService } from '#domains/listing/galleries/galleries.service.ts';
import { createInstagramService } from '#domains/listing/galleries/instagram.service.ts';
import { createMediaBulkService } from '#domains/listing/galleries/media-bulk.service.ts';
import { createMediasService } from '#domains/listing/galleries/medias.service.ts';
import { homeRoutes } from '#domains/insight/home/home.routes.ts';
import { createHomeService } from '#domains/insight/home/home.service.ts';
import { createItemPicturesService } from '#domains/listing/items/item-pictures.service.ts';
import { itemApprovals } from '#domains/listing/items/items.approvals.ts';
import { itemsRoutes } from '#domains/listing/items/items.routes.ts';
import { createItemsService } from '#domains/listing/items/items.service.ts';
import { createLeadFormsService } from '#domains/couples/leads/lead-forms.service.ts';
import { createLeadRemindersService } from '#domains/couples/leads/lead-reminders.service.ts';
import { leadStepsRoutes } from '#domains/couples/leads/lead-steps.routes.ts';
import { createLeadBulkService } from '../domains/couples/leads/lead-bulk.service.ts';
import { createLeadStepsService } from '#domains/couples/leads/lead-steps.service.ts';
import { createLeadTimelineService } from '#domains/couples/leads/lead-timeline.service.ts';
import { createLeadReveals } from '#domains/couples/leads/leads.public.ts';
import { reportApprovals } from '#domains/couples/leads/leads.approvals.ts';
import { leadsRoutes } from '#domains/couples/leads/leads.routes.ts';
import { createLeadsService } from '#domains/couples/leads/leads.service.ts';
import { createMerchantApprovals } from '#domains/money/merchant/merchant.approvals.ts';
import { merchantRoutes } from '#domains/money/merchant/merchant.routes.ts';
import { createMerchantService } from '#domains/money/merchant/merchant.service.ts';
import { letMessageIn } from '#domains/couples/messages/messages.public.ts';
import { messagesRoutes } from '#domains/couples/messages/messages.routes.ts';
import { createMessagesService } from '#domains/couples/messages/messages.service.ts';
import { createOutgoingService } from '#domains/couples/messages/outgoing.service.ts';
import type { ReplyAddresses } from '#domains/couples/messages/reply-address.ts';
import { createTeamUnmatchedService } from '#domains/couples/messages/team-unmatched.service.ts';
import { createUnmatchedService } from '#domains/couples/messages/unmatched.service.ts';
import { notificationsRoutes } from '#domains/attention/notifications/notifications.routes.ts';
import { createNotificationsService } from '#domains/attention/notifications/notifications.service.ts';
import { createCampaignRequestsService } from '#domains/money/packages/campaign-requests.service.ts';
import { packagesRoutes } from '#domains/money/packages/packages.routes.ts';
import { createPackagesService } from '#domains/money/packages/packages.service.ts';
import { panelRoutes } from '#domains/foundation/panel/panel.routes.ts';
import { placesRoutes } from '#domains/foundation/places/places.routes.ts';
import { createPlacesService } from '#domains/foundation/places/places.service.ts';
import { createCardsService } from '#domains/money/payments/cards.service.ts';
import { createInvoicesService } from '#domains/money/payments/invoices.service.ts';
import { pendingPaymentsOf } from '#domains/money/payments/payments.public.ts';
import { paymentsRoutes } from '#domains/money/payments/payments.routes.ts';
import { createPaymentsService } from '#domains/money/payments/payments.service.ts';
import { promptsRoutes } from '#domains/attention/prompts/prompts.routes.ts';
import { createPromptsService } from '#domains/attention/prompts/prompts.service.ts';
import { pushRoutes } from '#domains/attention/push/push.routes.ts';
import { createPushService } from '#domains/attention/push/push.service.ts';
import { createChangeRequestsService } from '#domains/listing/provider-data/change-requests.service.ts';
import { createMissingDataService } from '#domains/listing/provider-data/missing-data.service.ts';
import { createProviderDataApprovals } from '#domains/listing/provider-data/provider-data.approvals.ts';
import { providerDataRoutes } from '#domains/listing/provider-data/provider-data.routes.ts';
import { createProviderDataService } from '#domains/listing/provider-data/provider-data.service.ts';
import { createUpdateQueueService } from '#domains/listing/provider-data/update-queue.service.ts';
import { createWaitingChanges } from '#domains/listing/provider-data/waiting-changes.service.ts';
import { createAwardsService } from '#domains/listing/providers/awards.service.ts';
import { relatedApprovals, reviewApprovals } from '#domains/listing/providers/providers.approvals.ts';
import { providersRoutes } from '#domains/listing/providers/providers.routes.ts';
import { createProvidersService } from '#domains/listing/providers/providers.service.ts';
import { createRelatedProvidersService } from '#domains/listing/providers/related-providers.service.ts';
import { referralsRoutes } from '#domains/growth/referrals/referrals.routes.ts';
import { createReferralsService } from '#domains/growth/referrals/referrals.service.ts';
import { reviewsRoutes } from '#domains/reputation/reviews/reviews.routes.ts';
import { createReviewsService } from '#domains/reputation/reviews/reviews.service.ts';
import { createMagnetsService } from '#domains/insight/statistics/magnets.service.ts';
import { createRivalsService } from '#domains/insight/statistics/rivals.service.ts';
import { statisticsRoutes } from '#domains/insight/statistics/statistics.routes.ts';
import { createVisitsService } from '#domains/insight/statistics/visits.service.ts';
import { createWeddingsService } from '#domains/insight/statistics/weddings.service.ts';
import { createAttachmentsService } from '#domains/couples/templates/attachments.service.ts';
import { createSignaturesService } from '#domains/couples/templates/signatures.service.ts';
import { createCommentRequestsService } from '#domains/reputation/testimonials/comment-requests.service.ts';
import { testimonialApprovals } from '#domains/reputation/testimonials/testimonials.approvals.ts';
import { testimonialsRoutes } from '#domains/reputation/testimonials/testimonials.routes.ts';
import { createTestimonialsService } from '#domains/reputation/testimonials/testimonials.service.ts';
import { templatesRoutes } from '#domains/couples/templates/templates.routes.ts';
import { createTemplatesService } from '#domains/couples/templates/templates.service.ts';
import { wizardRoutes } from '#domains/growth/wizard/wizard.routes.ts';
import { createWizardService } from '#domains/growth/wizard/wizard.service.ts';
import type { Bank } from './bank.ts';

/** What the platform lends to the domains. */
export type Ports = {
  db: Db;
  clock: Clock;
  realtime: Realtime;
  storage: Storage;
  files: SignedFiles;
  rateLimits: RateLimits;
  jobs: Jobs;
  identityNumbers: Sealer;
  bankAccounts: Sealer;
  twoFactorKeys: Sealer;
  panel: PanelConfig;
  social: IdentityProviders;
  /** Where visits to other companies come back to. */
  baseUrl: string;
  /** What one-time codes are hashed with. */
  passwordMaxAgeDays: number | undefined;
  /** What one-time and recovery codes are hashed with. */
  secret: string;
  addresses: ReplyAddresses;
  marketplaceUrl: string;
  pushServices: PushServices;
  bank: Bank;
};

/** Puts every domain on its ports. The one place that knows them all. */
export function wireDomains(ports: Ports): { routes: Route[]; authenticate: Authenticate; actFor: ActFor } {
  const sessions = createSessions(ports);
  const acting = createActing(ports);
  const pendingPayments: PendingPayments = (tx, who) => pendingPaymentsOf(tx, who, ports.clock.now());
  const signIn = createSignIn({ ...ports, pendingPayments });
  const visits = createSocialAttempts(ports);
  const secondFactor = createSecondFactor(ports);
  const logins = createLogins({ ...ports, sessions });
  const mails: UserMails = {
    askForConfirmation: (tx, user) => ports.jobs.enqueue(tx, askForConfirmation, user),
    invite: (tx, { customerId, id }) => invite(tx, ports, { customerId, customerUserId: id }),
  };
  const reveals = createLeadReveals({ ...ports, letMessageIn });
  const leads = createLeadsService({ ...ports, reveals });
  const deals = createCoupleProvidersService(ports);
  const reminders = createLeadRemindersService(ports);
  const timeline = createLeadTimelineService(ports);
  const prompts = createPromptsService(ports);
  const isRestricted = ports.panel.flags.mediaRestriction;
  const missing = createMissingDataService({
    missingElsewhere: (tx, customerId, providerId) => findMissingPrices(tx, customerId, providerId, ports.clock.now()),
  });
  const mainImages = (tx: Tx, providerIds: readonly number[]) => findMainImageUrls(tx, ports.files, providerIds);
  const changes = createWaitingChanges();
  const approvals = createApprovalsService({
    ...ports,
    subjects: [
      createMediaApprovals(ports),
      itemApprovals,
      createProviderDataApprovals({ missing }),
      reviewApprovals,
      relatedApprovals,
      discountApprovals,
      testimonialApprovals,
      createMerchantApprovals(ports),
      reportApprovals,
    ],
  });
  const approveData = (staff: Staff, id: number) =>
    approvals.decideOn(staff, 'provider_data', id, { decision: 'approved' });
  return {
    authenticate: sessions.authenticate,
    actFor: acting.actFor,
    routes: [
      ...accessRoutes({
        access: createAccessService({ ...ports, sessions, signIn, pendingPayments }),
        resets: createPasswordResetsService({ ...ports, sessions }),
        codes: createOneTimeCodesService({ ...ports, signIn }),
        invitations: createInvitationsService(ports),
      }),
      ...socialRoutes({
        signIns: createSocialSignInService({ ...ports, visits, signIn }),
        accounts: createSocialAccountsService({ ...ports, visits }),
      }),
      ...twoFactorRoutes({
        finishing: createFinishSignInService({ ...ports, secondFactor, pendingPayments }),
        twoFactor: createTwoFactorService({ ...ports, sessions, secondFactor }),
      }),
      ...ownSessionsRoutes(createOwnSessionsService(ports)),
      ...agreementsRoutes(createAgreementsService(ports), createSignsService(ports)),
      ...calendarRoutes({
        calendar: createCalendarService(ports),
        overview: createCalendarOverviewService(ports),
        feeds: createCalendarFeedsService(ports),
      }),
      ...approvalsRoutes(approvals),
      ...callsRoutes(createCallsService(ports)),
      ...catalogsRoutes({
        catalogs: createCatalogsService({ ...ports, budgetChanged: missing.refresh }),
        lists: createCatalogListsService(ports),
        menuFiles: createMenuFilesService(ports),
        spaces: createSpacesService({ ...ports, budgetChanged: missing.refresh }),
      }),
      ...configsRoutes(createConfigsService(ports)),
      ...couplesRoutes({
        couples: createCouplesService(ports),
        deals,
        marketplace: createMarketplaceService(ports),
        events: createCoupleEventsService(ports),
      }),
      ...confirmationsRoutes(createConfirmationsService({ ...ports, logins, mails })),
      ...customerUsersRoutes(
        createCustomerUsersService({ ...ports, logins, mails }),
        createUserProfileService({ ...ports, logins }),
      ),
      ...linksRoutes(createLinksService(ports)),
      ...customersRoutes(createCustomersService(ports)),
      ...deskRoutes(createDeskService(ports), acting),
      ...discountsRoutes(createDiscountsService(ports), createCouponsService(ports)),
      ...galleriesRoutes({
        galleries: createGalleriesService(ports),
        medias: createMediasService({ ...ports, isRestricted }),
        bulk: createMediaBulkService({ ...ports, isRestricted }),
        instagram: createInstagramService({ ...ports, visits, isRestricted }),
      }),
      ...homeRoutes(createHomeService({ ...ports, leads, deals, reminders, timeline, prompts })),
      ...itemsRoutes({ items: createItemsService(ports), pictures: createItemPicturesService(ports) }),
      ...leadsRoutes(leads, createLeadFormsService(ports)),
      ...leadStepsRoutes({
        steps: createLeadStepsService(ports),
        bulk: createLeadBulkService(ports),
        reminders,
        timeline,
      }),
      ...merchantRoutes(createMerchantService(ports)),
      ...messagesRoutes({
        messages: createMessagesService(ports),
        outgoing: createOutgoingService(ports),
        unmatched: createUnmatchedService(ports),
        team: createTeamUnmatchedService(ports),
      }),
      ...templatesRoutes({
        templates: createTemplatesService(ports),
        attachments: createAttachmentsService(ports),
        signatures: createSignaturesService(ports),
      }),
      ...reviewsRoutes(createReviewsService(ports)),
      ...statisticsRoutes({
        visits: createVisitsService(ports),
        weddings: createWeddingsService(ports),
        magnets: createMagnetsService(ports),
        rivals: createRivalsService(ports),
      }),
      ...testimonialsRoutes(createTestimonialsService(ports), createCommentRequestsService(ports)),
      ...notificationsRoutes(createNotificationsService(ports)),
      ...panelRoutes(ports.panel),
      ...paymentsRoutes({
        payments: createPaymentsService({ ...ports, ...ports.bank }),
        purchases: ports.bank.purchases,
        cards: createCardsService({ ...ports, ...ports.bank }),
        invoices: createInvoicesService(ports),
      }),
      ...placesRoutes(createPlacesService(ports)),
      ...promptsRoutes(prompts),
      ...providerDataRoutes({
        data: createProviderDataService({ ...ports, missing, changes }),
        queue: createUpdateQueueService({ ...ports, missing, changes, approve: approveData }),
        requests: createChangeRequestsService({ ...ports, missing, changes }),
      }),
      ...providersRoutes({
        providers: createProvidersService(ports),
        related: createRelatedProvidersService({ ...ports, mainImages }),
        awards: createAwardsService(ports),
      }),
      ...pushRoutes(createPushService(ports)),
      ...packagesRoutes(createPackagesService(ports), createCampaignRequestsService(ports)),
      ...referralsRoutes(createReferralsService(ports)),
      ...wizardRoutes(createWizardService(ports)),
    ],
  };
}
