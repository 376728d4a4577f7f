import { PAGE_LIMIT_DEFAULT } from '@bellbird/contract/shared/limits';
import { announcementsOptions } from '#domains/attention/announcements/announcements.queries.ts';
import { approvalCountsOptions, approvalsOptions } from '#domains/attention/approvals/approvals.queries.ts';
import { promptsOptions } from '#domains/attention/prompts/prompts.queries.ts';
import { leadCountsOptions } from '#domains/couples/leads/leads.queries.ts';
import { quoteDeskOptions } from '#domains/couples/quotes/builder/quote-builder.queries.ts';
import { preloads as leads } from '#domains/couples/leads/list/first-data.ts';
import { weddingsOptions } from '#domains/couples/leads/weddings/weddings.queries.ts';
import { pipelineOptions, quotesOptions } from '#domains/couples/quotes/list/quote-list.queries.ts';
import { teamUnmatchedCountOptions, teamUnmatchedOptions } from '#domains/couples/messages/unmatched/team.queries.ts';
import { unmatchedOptions } from '#domains/couples/messages/unmatched/unmatched.queries.ts';
import {
  attachmentsOptions,
  signaturesOptions,
  templatesOptions,
} from '#domains/couples/templates/templates.queries.ts';
import { catalogueDraftsOptions, catalogueOptions } from '#domains/desk/catalogue/catalogue.queries.ts';
import { customerOptions, customersOptions, ownTasksOptions } from '#domains/desk/customers/desk-customers.queries.ts';
import { moneyOptions } from '#domains/desk/money/money.queries.ts';
import { numbersOptions } from '#domains/desk/numbers/numbers.queries.ts';
import { failedJobsOptions, operationsOptions } from '#domains/desk/operations/operations.queries.ts';
import { deskOverviewOptions } from '#domains/desk/overview/overview.queries.ts';
import { auditOptions, customerHistoryOptions, deskUsersOptions } from '#domains/desk/support/desk.queries.ts';
import { agreementTextOptions } from '#domains/foundation/agreements/agreements.queries.ts';
import { importsOptions } from '#domains/growth/imports/imports.queries.ts';
import { wizardsOptions } from '#domains/growth/wizard/desk/desk-wizards.queries.ts';
import { previewOptions } from '#domains/insight/public-listings/public-listings.queries.ts';
import { overviewOptions } from '#domains/listing/calendar/calendar.queries.ts';
import {
  catalogTypesOptions,
  catalogsOptions,
  categoryMetaOptions,
  spacesOptions,
} from '#domains/listing/catalogs/catalogs.queries.ts';
import { consentOptions } from '#domains/listing/galleries/consent/consent.queries.ts';
import {
  allGalleriesOptions,
  galleryOptions,
  mediaOptions,
  providerGalleriesOptions,
} from '#domains/listing/galleries/galleries.queries.ts';
import { itemsOptions } from '#domains/listing/items/items.queries.ts';
import { proposalsOptions } from '#domains/listing/provider-data/desk/proposals.queries.ts';
import { answersOptions, formsOptions } from '#domains/listing/provider-data/answers.queries.ts';
import { pendingOptions } from '#domains/listing/provider-data/provider-data.queries.ts';
import { awardsOptions, providersOptions, relatedOptions } from '#domains/listing/providers/providers.queries.ts';
import { applicationsOptions } from '#domains/money/merchant/merchant.queries.ts';
import { deskOrdersOptions, ordersToDoOptions } from '#domains/money/orders/orders.queries.ts';
import { billingOptions } from '#domains/money/payments/billing.queries.ts';
import { paymentsOptions } from '#domains/money/payments/payments.queries.ts';
import { accountExportsOptions } from '#domains/people/customer-users/leaving/account-exports.queries.ts';
import { teamOptions } from '#domains/people/access/team/team.queries.ts';
import {
  accountsOptions,
  alertSettingsOptions,
  ownSessionsOptions,
  teamVisitsOptions,
  usersOptions,
} from '#domains/people/customer-users/customer-users.queries.ts';
import { twoFactorOptions } from '#domains/people/customer-users/settings/two-factor/two-factor.queries.ts';
import { discountsOptions } from '#domains/reputation/discounts/discounts.queries.ts';
import {
  askableOptions,
  countsOptions,
  requestCountsOptions,
  testimonialsOptions,
} from '#domains/reputation/testimonials/testimonials.queries.ts';
import { providerCategoriesOptions } from '#platform/config-lists/provider-categories.ts';
import type { PageName } from '#platform/routing/paths.ts';
import type { FirstQuery, Known } from './first-data.ts';
import { firstData as home } from './home/first-data.ts';
import { preloads as lead } from './lead/first-data.ts';
import type { LayoutName } from './page.ts';
import { permissionsOptions } from './provider/permissions.queries.ts';

export type Preload = Omit<FirstQuery, 'queryKey'>;

type Preloads = (known: Known) => readonly Preload[];

const FIRST_PAGE = { page: 1, limit: PAGE_LIMIT_DEFAULT };

const mailTemplates: Preloads = ({ customerId }) => [templatesOptions(customerId, FIRST_PAGE)];
const providerInfo: Preloads = ({ id }) => [
  permissionsOptions(id),
  formsOptions,
  answersOptions(id),
  pendingOptions(id),
];
const signatures: Preloads = () => [signaturesOptions];
const account: Preloads = ({ customerId, customerUserId }) => [
  accountsOptions({ customerId, id: customerUserId }),
  alertSettingsOptions,
  teamVisitsOptions,
  billingOptions(customerId),
  accountExportsOptions,
];

const security: Preloads = () => [twoFactorOptions, ownSessionsOptions];

/**
 * What each page asks the server for first while its address has no search: the query options that the page itself uses.
 * The build turns them into URLs (panel/build/preload-urls.ts), which are fetched while the code of the page loads. They
 * are not in `pages.ts` because the browser never needs them. The sweep finds preloads that a page does not use.
 */
export const pagePreloads: Partial<Record<PageName, Preloads>> = {
  home,
  dashboard: home,
  todo: () => [promptsOptions({ state: 'open' })],
  quotes: () => [pipelineOptions({}), quotesOptions({})],
  weddings: () => [weddingsOptions({ period: 'upcoming', ...FIRST_PAGE })],
  leads,
  lead,
  leadQuote: ({ id }) => [quoteDeskOptions(id)],
  unmatched: () => [unmatchedOptions(1)],
  providers: () => [providersOptions({ query: undefined, ...FIRST_PAGE })],
  providerInfo,
  providerInfoTab: providerInfo,
  providerBudget: ({ id }) => [
    permissionsOptions(id),
    catalogsOptions(id),
    catalogTypesOptions(id),
    categoryMetaOptions,
    spacesOptions(id),
  ],
  providerBadges: ({ id }) => [permissionsOptions(id), awardsOptions(id)],
  providerPreview: ({ id }) => [permissionsOptions(id), previewOptions(id)],
  providerGallery: ({ providerId }) => [
    permissionsOptions(providerId),
    consentOptions,
    providerGalleriesOptions(providerId),
  ],
  galleryMedia: ({ providerId, galleryId }) => [
    permissionsOptions(providerId),
    consentOptions,
    galleryOptions(galleryId),
    mediaOptions({ galleryId, page: 1 }),
  ],
  relatedProviders: ({ providerId }) => [permissionsOptions(providerId), relatedOptions(providerId)],
  providerItems: ({ id }) => [permissionsOptions(id), itemsOptions(id)],
  providerCalendar: ({ id }) => [permissionsOptions(id), overviewOptions(id)],
  providerPayments: ({ providerId }) => [
    permissionsOptions(providerId),
    paymentsOptions({ sort: 'createdAt', order: 'desc', providerId }, FIRST_PAGE),
  ],
  galleries: () => [allGalleriesOptions({})],
  comments: () => [
    countsOptions(undefined),
    askableOptions({ request: 'not_requested', page: 1 }),
    requestCountsOptions,
    testimonialsOptions({ page: 1 }),
  ],
  attachments: ({ customerId }) => [attachmentsOptions(customerId, FIRST_PAGE)],
  signatures,
  signaturesShort: signatures,
  mailTemplates,
  mailTemplatesShort: mailTemplates,
  customerUsers: ({ customerId }) => [usersOptions(customerId, { sort: 'name', direction: 'asc', ...FIRST_PAGE })],
  settings: account,
  importData: () => [importsOptions],
  referProvider: () => [providerCategoriesOptions],
  referProviderConditions: () => [agreementTextOptions('referral')],
  discounts: () => [discountsOptions(FIRST_PAGE)],
  desk: () => [deskOverviewOptions, ownTasksOptions, operationsOptions],
  deskQueue: () => [approvalsOptions({})],
  deskCustomers: () => [customersOptions({ query: '', page: 1 })],
  deskCustomer: ({ id }) => [customerOptions(id), customerHistoryOptions(id)],
  deskUsers: () => [deskUsersOptions({ query: '', page: 1 })],
  deskAudit: () => [auditOptions({ customerId: undefined, query: '', page: 1 })],
  deskUnmatched: () => [teamUnmatchedOptions(1)],
  deskProposals: () => [proposalsOptions(1)],
  deskMessages: () => [announcementsOptions(1)],
  deskCatalogue: () => [catalogueOptions('product'), catalogueDraftsOptions],
  deskNumbers: () => [numbersOptions({ state: undefined, query: '', page: 1 })],
  deskOperations: () => [operationsOptions, failedJobsOptions({ queue: undefined, page: 1 })],
  deskOrders: () => [deskOrdersOptions({ page: 1, list: 'open', mine: false })],
  deskTeam: () => [teamOptions],
  deskSignIn: security,
  deskWizards: () => [wizardsOptions({ page: 1 })],
};

type Tab = { readonly part: () => Promise<unknown>; readonly preloads?: Preloads };

const accountTab = () => import('#domains/people/customer-users/settings/AccountTab.tsx');

/** The part in files of its own that a page shows with each tab in its address; without a tab, under ''. */
export const tabs: Partial<Record<PageName, Readonly<Record<string, Tab>>>> = {
  settings: { '': { part: accountTab } },
  settingsTab: {
    'account-info': { part: accountTab, preloads: account },
    'change-password': {
      part: () => import('#domains/people/customer-users/settings/PasswordTab.tsx'),
      preloads: security,
    },
    'contact-info': { part: () => import('#domains/people/customer-users/settings/ContactTab.tsx') },
    'personal-info': { part: () => import('#domains/people/customer-users/settings/PersonalTab.tsx') },
  },
  providerPayments: {
    payments: { part: () => import('#domains/money/payments/PaymentsTab.tsx') },
    cards: { part: () => import('#domains/money/payments/CardsTab.tsx') },
    packages: { part: () => import('#domains/money/packages/PackagesTab.tsx') },
    quotes: { part: () => import('#domains/couples/quote-payments/QuotePaymentsTab.tsx') },
    application: {
      part: () => import('#domains/money/merchant/ApplicationTab.tsx'),
      preloads: ({ providerId }) => [applicationsOptions(providerId)],
    },
  },
};

/** The same for what a layout shows around every page. */
export const layoutPreloads: Partial<Record<LayoutName, Preloads>> = {
  main: () => [leadCountsOptions({})],
  desk: () => [approvalCountsOptions, teamUnmatchedCountOptions, ordersToDoOptions, moneyOptions],
};
