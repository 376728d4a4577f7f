import { PAGE_LIMIT_DEFAULT } from '@bellbird/contract/shared/limits';
import { announcementsOptions } from '#domains/attention/announcements/announcements.queries.ts';
import { approvalCountsOptions } from '#domains/attention/approvals/approvals.queries.ts';
import { promptsOptions } from '#domains/attention/prompts/prompts.queries.ts';
import { leadCountsOptions } from '#domains/couples/leads/leads.queries.ts';
import { preloads as leads } from '#domains/couples/leads/list/first-data.ts';
import { weddingsOptions } from '#domains/couples/leads/weddings/weddings.queries.ts';
import { pipelineOptions, quotesOptions } from '#domains/couples/quotes/list/quote-list.queries.ts';
import { teamUnmatchedOptions } from '#domains/couples/messages/unmatched/team.queries.ts';
import { unmatchedOptions } from '#domains/couples/messages/unmatched/unmatched.queries.ts';
import {
  attachmentsOptions,
  signaturesOptions,
  templatesOptions,
} from '#domains/couples/templates/templates.queries.ts';
import { catalogueDraftsOptions, catalogueOptions } from '#domains/desk/catalogue/catalogue.queries.ts';
import { customerOptions, customersOptions } from '#domains/desk/customers/desk-customers.queries.ts';
import { moneyOptions } from '#domains/desk/money/money.queries.ts';
import { numbersOptions } from '#domains/desk/numbers/numbers.queries.ts';
import { operationsOptions } from '#domains/desk/operations/operations.queries.ts';
import { deskOverviewOptions } from '#domains/desk/overview/overview.queries.ts';
import { auditOptions, deskUsersOptions } from '#domains/desk/support/desk.queries.ts';
import { wizardsOptions } from '#domains/growth/wizard/desk/desk-wizards.queries.ts';
import { overviewOptions } from '#domains/listing/calendar/calendar.queries.ts';
import { catalogsOptions } from '#domains/listing/catalogs/catalogs.queries.ts';
import { consentOptions } from '#domains/listing/galleries/consent/consent.queries.ts';
import { galleryOptions, mediaOptions } from '#domains/listing/galleries/galleries.queries.ts';
import { itemsOptions } from '#domains/listing/items/items.queries.ts';
import { proposalsOptions } from '#domains/listing/provider-data/desk/proposals.queries.ts';
import { dataOptions, formsOptions } from '#domains/listing/provider-data/answers.queries.ts';
import { awardsOptions, providersOptions, relatedOptions } from '#domains/listing/providers/providers.queries.ts';
import {
  accountsOptions,
  alertSettingsOptions,
  teamVisitsOptions,
  usersOptions,
} from '#domains/people/customer-users/customer-users.queries.ts';
import { discountsOptions } from '#domains/reputation/discounts/discounts.queries.ts';
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
const providerInfo: Preloads = ({ id }) => [permissionsOptions(id), formsOptions, dataOptions(id)];
const signatures: Preloads = () => [signaturesOptions];

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
  unmatched: () => [unmatchedOptions(1)],
  providers: () => [providersOptions({ query: undefined, ...FIRST_PAGE })],
  providerInfo,
  providerInfoTab: providerInfo,
  providerBudget: ({ id }) => [permissionsOptions(id), catalogsOptions(id)],
  providerBadges: ({ id }) => [permissionsOptions(id), awardsOptions(id)],
  providerGallery: ({ providerId }) => [permissionsOptions(providerId)],
  galleryMedia: ({ providerId, galleryId }) => [
    permissionsOptions(providerId),
    consentOptions,
    galleryOptions(galleryId),
    mediaOptions({ galleryId, page: 1 }),
  ],
  relatedProviders: ({ providerId }) => [permissionsOptions(providerId), relatedOptions(providerId)],
  providerItems: ({ id }) => [permissionsOptions(id), itemsOptions(id)],
  providerCalendar: ({ id }) => [permissionsOptions(id), overviewOptions(id)],
  providerPayments: ({ providerId }) => [permissionsOptions(providerId)],
  attachments: ({ customerId }) => [attachmentsOptions(customerId, FIRST_PAGE)],
  signatures,
  signaturesShort: signatures,
  mailTemplates,
  mailTemplatesShort: mailTemplates,
  customerUsers: ({ customerId }) => [usersOptions(customerId, { sort: 'name', direction: 'asc', ...FIRST_PAGE })],
  settings: ({ customerId, customerUserId }) => [
    accountsOptions({ customerId, id: customerUserId }),
    alertSettingsOptions,
    teamVisitsOptions,
  ],
  discounts: () => [discountsOptions(FIRST_PAGE)],
  desk: () => [deskOverviewOptions],
  deskCustomers: () => [customersOptions({ query: '', page: 1 })],
  deskCustomer: ({ id }) => [customerOptions(id)],
  deskUsers: () => [deskUsersOptions({ query: '', page: 1 })],
  deskAudit: () => [auditOptions({ customerId: undefined, query: '', page: 1 })],
  deskUnmatched: () => [teamUnmatchedOptions(1)],
  deskProposals: () => [proposalsOptions(1)],
  deskMessages: () => [announcementsOptions(1)],
  deskCatalogue: () => [catalogueOptions('product'), catalogueDraftsOptions],
  deskMoney: () => [moneyOptions],
  deskNumbers: () => [numbersOptions({ state: undefined, query: '', page: 1 })],
  deskOperations: () => [operationsOptions],
  deskWizards: () => [wizardsOptions({ page: 1 })],
};

/** The same for what a layout shows around every page. */
export const layoutPreloads: Partial<Record<LayoutName, Preloads>> = {
  main: () => [leadCountsOptions({})],
  desk: () => [approvalCountsOptions],
};
