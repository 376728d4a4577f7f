import type { PageName } from '#platform/routing/paths.ts';
import { type Page, component, deskPage, guestPage, memberPage, publicPage } from './page.ts';
import { PAYMENT_TABS } from './payments/payment-tabs.ts';
import { providerInfoPage, providerPage } from './provider/provider-page.ts';
import { statisticsPage } from './statistics/statistics-page.ts';

const ACCESS = ['access'];

const home = memberPage({
  title: 'dashboard',
  branch: 'home',
  component: component(() => import('#app/home/Home.tsx'), 'Home'),
  texts: ['home', 'leads-home', 'lead-parts'],
});

const settings = memberPage({
  title: 'settings',
  component: component(() => import('#domains/people/customer-users/settings/SettingsPage.tsx'), 'SettingsPage'),
  texts: ['customer-users'],
});

const mailTemplates = memberPage({
  title: 'mailTemplates',
  branch: 'templates.mailTemplates',
  permission: 'leads',
  component: component(() => import('#domains/couples/templates/mail/MailTemplatesPage.tsx'), 'MailTemplatesPage'),
  texts: ['templates'],
});

const signatures = memberPage({
  title: 'signatures',
  branch: 'templates.signatures',
  permission: 'leads',
  component: component(() => import('#domains/couples/templates/signatures/SignaturesPage.tsx'), 'SignaturesPage'),
  texts: ['templates'],
});

const providerInfo = providerInfoPage({
  title: 'providerInfo',
  branch: 'provider.info',
  permission: 'info',
  component: component(() => import('#domains/listing/provider-data/info/InfoTab.tsx'), 'InfoTab'),
  texts: ['provider-data'],
});

const forgotPassword = component(
  () => import('#domains/people/access/forgotten/ForgotPasswordPage.tsx'),
  'ForgotPasswordPage',
);

/**
 * Every page of the panel: who sees it, in which layout, under which sidebar entry, and what loads it. Its path is in
 * `platform/routing/paths.ts`, and what it asks the server for first in `preloads.ts`. The router, the guard, the
 * sidebar, the build and the journeys read this table; it runs in plain Node, so there is no JSX and no heavy import.
 */
export const pages: Readonly<Record<PageName, Page>> = {
  login: guestPage({
    title: 'login',
    component: component(() => import('#domains/people/access/login/LoginPage.tsx'), 'LoginPage'),
    texts: ACCESS,
  }),
  googleReturn: guestPage({
    title: 'googleReturn',
    component: component(() => import('#domains/people/access/social/GoogleReturnPage.tsx'), 'GoogleReturnPage'),
    texts: ACCESS,
  }),
  forgotPassword: guestPage({ title: 'forgotPassword', component: forgotPassword, texts: ACCESS }),
  forgotUsername: guestPage({
    title: 'forgotUsername',
    component: component(() => import('#domains/people/access/forgotten/ForgotUsernamePage.tsx'), 'ForgotUsernamePage'),
    texts: ACCESS,
  }),
  renewPassword: guestPage({
    title: 'renewPassword',
    component: component(() => import('#domains/people/access/renewal/ExpiredPasswordPage.tsx'), 'ExpiredPasswordPage'),
    texts: ACCESS,
  }),

  passwordRenew: {
    layout: 'bare',
    access: 'renewal',
    title: 'passwordRenew',
    component: component(() => import('#domains/people/access/renewal/PasswordRenewPage.tsx'), 'PasswordRenewPage'),
    texts: ACCESS,
  },
  passwordReset: publicPage('bare', { title: 'passwordReset', component: forgotPassword, texts: ACCESS }),
  passwordResetByKey: publicPage('bare', {
    title: 'passwordReset',
    component: component(() => import('#domains/people/access/reset/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
    texts: ACCESS,
  }),
  register: publicPage('bare', {
    title: 'register',
    component: component(() => import('#domains/people/access/register/RegisterPage.tsx'), 'RegisterPage'),
    texts: ACCESS,
  }),
  confirmUser: publicPage('bare', {
    title: 'confirmUser',
    component: component(() => import('#domains/people/customer-users/confirm/ConfirmUserPage.tsx'), 'ConfirmUserPage'),
    texts: ['customer-users'],
  }),
  undoChange: publicPage('bare', {
    title: 'undoChange',
    component: component(() => import('#domains/people/access/undo/UndoChangePage.tsx'), 'UndoChangePage'),
    texts: ACCESS,
  }),
  signupWizard: publicPage('wizard', {
    title: 'signupWizard',
    component: component(() => import('#app/wizard/WizardPage.tsx'), 'WizardPage'),
    texts: ['wizard'],
  }),
  unsubscribe: publicPage('bare', {
    title: 'unsubscribe',
    component: component(() => import('#domains/couples/leads/unsubscribe/UnsubscribePage.tsx'), 'UnsubscribePage'),
    texts: ['unsubscribe'],
  }),
  error401: publicPage('plain', {
    title: 'error401',
    component: component(() => import('#domains/foundation/errors/Error401Page.tsx'), 'Error401Page'),
    texts: ['errors'],
  }),
  error404: publicPage('plain', {
    title: 'error404',
    component: component(() => import('#domains/foundation/errors/Error404Page.tsx'), 'Error404Page'),
    texts: ['errors'],
  }),
  error500: publicPage('plain', {
    title: 'error500',
    component: component(() => import('#domains/foundation/errors/Error500Page.tsx'), 'Error500Page'),
    texts: ['errors'],
  }),

  checkout: {
    layout: 'checkout',
    access: 'member',
    title: 'checkout',
    permission: 'payments',
    component: component(() => import('#domains/money/payments/checkout/CheckoutPage.tsx'), 'CheckoutPage'),
    texts: ['layout', 'payments'],
  },

  home,
  dashboard: home,
  todo: memberPage({
    title: 'todo',
    branch: 'todo',
    component: component(() => import('#domains/attention/prompts/todo/TodoPage.tsx'), 'TodoPage'),
    texts: ['prompts'],
  }),
  leads: memberPage({
    title: 'leads',
    branch: 'couples',
    permission: 'leads',
    component: component(() => import('#domains/couples/leads/list/LeadsPage.tsx'), 'LeadsPage'),
    texts: ['leads-list', 'lead-parts', 'lead-steps'],
  }),
  lead: memberPage({
    title: 'lead',
    branch: 'couples',
    permission: 'leads',
    component: component(() => import('#app/lead/LeadScreen.tsx'), 'LeadScreen'),
    texts: ['lead-detail', 'lead-parts', 'lead-steps', 'messages'],
  }),
  weddings: memberPage({
    title: 'weddings',
    branch: 'weddings',
    permission: 'leads',
    component: component(() => import('#domains/couples/leads/weddings/WeddingsPage.tsx'), 'WeddingsPage'),
    texts: ['weddings', 'leads-list', 'lead-parts'],
  }),
  unmatched: memberPage({
    title: 'unmatched',
    branch: 'couples',
    permission: 'leads',
    component: component(() => import('#domains/couples/messages/unmatched/UnmatchedPage.tsx'), 'UnmatchedPage'),
    texts: ['messages'],
  }),

  providers: memberPage({
    title: 'providers',
    branch: 'providers',
    component: component(() => import('#domains/listing/providers/list/ProvidersPage.tsx'), 'ProvidersPage'),
    texts: ['providers'],
  }),
  providerInfo,
  providerInfoTab: providerInfo,
  providerBudget: providerInfoPage({
    tab: 'budget',
    title: 'providerBudget',
    branch: 'provider.info',
    permission: 'catalogs',
    component: component(() => import('#domains/listing/catalogs/PricesTab.tsx'), 'PricesTab'),
    texts: ['catalogs'],
  }),
  providerBadges: providerPage({
    title: 'providerBadges',
    branch: 'providers',
    permission: 'info',
    component: component(() => import('#domains/listing/providers/badges/BadgesPage.tsx'), 'BadgesPage'),
    texts: ['providers'],
  }),
  providerGallery: providerPage({
    title: 'providerGallery',
    branch: 'galleries',
    permission: 'gallery',
    component: component(
      () => import('#domains/listing/galleries/provider/ProviderGalleriesPage.tsx'),
      'ProviderGalleriesPage',
    ),
    texts: ['galleries'],
  }),
  galleryMedia: providerPage({
    title: 'galleryMedia',
    branch: 'galleries',
    permission: 'gallery',
    component: component(() => import('#domains/listing/galleries/media/GalleryMediaPage.tsx'), 'GalleryMediaPage'),
    texts: ['galleries'],
  }),
  relatedProviders: providerPage({
    title: 'relatedProviders',
    branch: 'provider.references',
    permission: 'info',
    component: component(
      () => import('#domains/listing/providers/related/RelatedProvidersPage.tsx'),
      'RelatedProvidersPage',
    ),
    texts: ['providers'],
  }),
  providerItems: providerPage({
    title: 'providerItems',
    branch: 'provider.items',
    permission: 'items',
    component: component(() => import('#domains/listing/items/list/ItemsPage.tsx'), 'ItemsPage'),
    texts: ['items'],
  }),
  providerPayments: memberPage({
    title: 'providerPayments',
    branch: 'provider.payments',
    permission: 'payments',
    tabs: PAYMENT_TABS,
    component: component(() => import('#app/payments/PaymentsPage.tsx'), 'PaymentsPage'),
    texts: ['listing', 'payments-frame', 'payments'],
  }),
  providerCalendar: providerPage({
    title: 'providerCalendar',
    branch: 'provider.calendar',
    permission: 'calendar',
    component: component(() => import('#domains/listing/calendar/CalendarPage.tsx'), 'CalendarPage'),
    texts: ['calendar'],
  }),
  galleries: memberPage({
    title: 'galleries',
    branch: 'galleries',
    permission: 'gallery',
    component: component(() => import('#domains/listing/galleries/all/GalleriesPage.tsx'), 'GalleriesPage'),
    texts: ['galleries'],
  }),
  comments: memberPage({
    title: 'comments',
    branch: 'comments',
    permission: 'testimonials',
    component: component(() => import('#domains/reputation/testimonials/TestimonialsPage.tsx'), 'TestimonialsPage'),
    texts: ['testimonials'],
  }),
  transferReviews: memberPage({
    title: 'transferReviews',
    branch: 'transferReviews',
    permission: 'testimonials',
    component: component(() => import('#domains/reputation/reviews/TransferReviewsPage.tsx'), 'TransferReviewsPage'),
    texts: ['reviews'],
  }),

  visitStatistics: statisticsPage({
    kind: 'visits',
    title: 'visitStatistics',
    branch: 'statistics.visits',
    component: component(() => import('#domains/insight/statistics/visits/VisitsPage.tsx'), 'VisitsPage'),
  }),
  weddingStatistics: statisticsPage({
    kind: 'weddings',
    title: 'weddingStatistics',
    branch: 'statistics.weddings',
    component: component(() => import('#domains/insight/statistics/weddings/WeddingsPage.tsx'), 'WeddingsPage'),
  }),
  rivalStatistics: statisticsPage({
    kind: 'rivals',
    title: 'rivalStatistics',
    branch: 'statistics.rivals',
    component: component(() => import('#domains/insight/statistics/rivals/RivalsPage.tsx'), 'RivalsPage'),
  }),
  magnetStatistics: statisticsPage({
    kind: 'magnet',
    title: 'magnetStatistics',
    branch: 'statistics.magnet',
    component: component(() => import('#domains/insight/statistics/magnets/MagnetsPage.tsx'), 'MagnetsPage'),
  }),

  customerUsers: memberPage({
    title: 'customerUsers',
    branch: 'users',
    needsManager: true,
    component: component(
      () => import('#domains/people/customer-users/list/CustomerUsersPage.tsx'),
      'CustomerUsersPage',
    ),
    texts: ['customer-users'],
  }),
  discounts: memberPage({
    title: 'discounts',
    branch: 'discounts',
    permission: 'discounts',
    component: component(() => import('#domains/reputation/discounts/DiscountsPage.tsx'), 'DiscountsPage'),
    texts: ['discounts'],
  }),
  attachments: memberPage({
    title: 'attachments',
    branch: 'templates.attachments',
    permission: 'leads',
    component: component(() => import('#domains/couples/templates/attachments/AttachmentsPage.tsx'), 'AttachmentsPage'),
    texts: ['templates'],
  }),
  signatures,
  signaturesShort: signatures,
  mailTemplates,
  mailTemplatesShort: mailTemplates,
  instagramReturn: memberPage({
    title: 'instagramReturn',
    component: component(() => import('#app/instagram/InstagramReturn.tsx'), 'InstagramReturn'),
    texts: ['customer-users', 'galleries'],
  }),
  settings,
  settingsTab: settings,
  referProvider: memberPage({
    title: 'referProvider',
    branch: 'refer',
    component: component(() => import('#domains/growth/referrals/ReferPage.tsx'), 'ReferPage'),
    texts: ['referrals'],
  }),
  referProviderSuccess: memberPage({
    title: 'referProviderSuccess',
    branch: 'refer',
    component: component(() => import('#domains/growth/referrals/ReferredPage.tsx'), 'ReferredPage'),
    texts: ['referrals'],
  }),
  referProviderConditions: memberPage({
    title: 'referProviderConditions',
    branch: 'refer',
    component: component(() => import('#domains/foundation/agreements/ReferralTermsPage.tsx'), 'ReferralTermsPage'),
    texts: ['agreements'],
  }),

  desk: deskPage({
    title: 'deskUsers',
    component: component(() => import('#domains/desk/support/users/FindUserPage.tsx'), 'FindUserPage'),
    texts: ['desk'],
  }),
  deskApprovals: deskPage({
    title: 'deskApprovals',
    component: component(() => import('#domains/attention/approvals/ApprovalsPage.tsx'), 'ApprovalsPage'),
    texts: ['approvals'],
  }),
  deskAudit: deskPage({
    title: 'deskAudit',
    component: component(() => import('#domains/desk/support/audit/AuditPage.tsx'), 'AuditPage'),
    texts: ['desk'],
  }),
  deskUnmatched: deskPage({
    title: 'deskUnmatched',
    component: component(
      () => import('#domains/couples/messages/unmatched/TeamUnmatchedPage.tsx'),
      'TeamUnmatchedPage',
    ),
    texts: ['messages'],
  }),
  deskProposals: deskPage({
    title: 'deskProposals',
    component: component(() => import('#domains/listing/provider-data/desk/ProposalsPage.tsx'), 'ProposalsPage'),
    texts: ['provider-data'],
  }),
  deskWizards: deskPage({
    title: 'deskWizards',
    component: component(() => import('#domains/growth/wizard/desk/WizardsPage.tsx'), 'WizardsPage'),
    texts: ['wizard'],
  }),
  deskSignIn: deskPage({
    title: 'deskSignIn',
    component: component(() => import('#domains/people/customer-users/settings/TeamSignInPage.tsx'), 'TeamSignInPage'),
    texts: ['customer-users'],
  }),
};
