import type { ComponentType, ReactNode } from 'react';
import { ofProvider, ofProviderInfo } from './provider/of-provider.ts';
import type { LayoutName, RouteName } from './route-table.ts';
import { ofStatistics } from './statistics/of-statistics.ts';

/** A page: its chunk, and the texts it reads beside those of the shell. */
export type PageSource = {
  readonly load: () => Promise<ComponentType>;
  readonly texts: readonly string[];
  /** What `load` loads where it is more than one chunk. */
  readonly parts?: readonly (() => Promise<unknown>)[];
  /**
   * What the page asks first while its address has no search: asked ahead of its code (`src/ahead.ts`), word for word.
   * `{customerId}`, `{month}` and the gaps of the route's path are filled in. The sweep finds what no page takes.
   */
  readonly asks?: readonly string[];
};

const home: PageSource = {
  load: () => import('./home/Home.tsx').then((module) => module.Home),
  texts: ['home', 'leads-home', 'lead-parts'],
  asks: ['/home?month={month}'],
};

const settings: PageSource = {
  load: () => import('#domains/people/customer-users/settings/SettingsPage.tsx').then((module) => module.SettingsPage),
  texts: ['customer-users'],
};

const mailTemplates: PageSource = {
  load: () =>
    import('#domains/couples/templates/mail/MailTemplatesPage.tsx').then((module) => module.MailTemplatesPage),
  texts: ['templates'],
  asks: ['/customers/{customerId}/templates?page=1&limit=25'],
};

const signatures: PageSource = {
  load: () =>
    import('#domains/couples/templates/signatures/SignaturesPage.tsx').then((module) => module.SignaturesPage),
  texts: ['templates'],
};

const providerInfo = ofProviderInfo({
  page: 'info',
  load: () => import('#domains/listing/provider-data/info/InfoTab.tsx').then((module) => module.InfoTab),
  texts: ['provider-data'],
});

function door(load: PageSource['load']): PageSource {
  return { load, texts: ['access'] };
}

const askForReset = door(() =>
  import('#domains/people/access/forgotten/ForgotPasswordPage.tsx').then((module) => module.ForgotPasswordPage),
);

/** The page of every route of the table. */
const pages: Readonly<Record<RouteName, PageSource>> = {
  login: door(() => import('#domains/people/access/login/LoginPage.tsx').then((module) => module.LoginPage)),
  googleReturn: door(() =>
    import('#domains/people/access/social/GoogleReturnPage.tsx').then((module) => module.GoogleReturnPage),
  ),
  forgotPassword: askForReset,
  passwordReset: askForReset,
  passwordResetByKey: door(() =>
    import('#domains/people/access/reset/ResetPasswordPage.tsx').then((module) => module.ResetPasswordPage),
  ),
  forgotUsername: door(() =>
    import('#domains/people/access/forgotten/ForgotUsernamePage.tsx').then((module) => module.ForgotUsernamePage),
  ),
  renewPassword: door(() =>
    import('#domains/people/access/renewal/ExpiredPasswordPage.tsx').then((module) => module.ExpiredPasswordPage),
  ),
  passwordRenew: door(() =>
    import('#domains/people/access/renewal/PasswordRenewPage.tsx').then((module) => module.PasswordRenewPage),
  ),
  register: door(() =>
    import('#domains/people/access/register/RegisterPage.tsx').then((module) => module.RegisterPage),
  ),
  customerUsers: {
    load: () =>
      import('#domains/people/customer-users/list/CustomerUsersPage.tsx').then((module) => module.CustomerUsersPage),
    texts: ['customer-users'],
    asks: ['/customers/{customerId}/users?sort=name&direction=asc&page=1&limit=25'],
  },
  instagramReturn: {
    load: () => import('./instagram/InstagramReturn.tsx').then((module) => module.InstagramReturn),
    texts: ['customer-users', 'galleries'],
  },
  settings,
  settingsTab: settings,
  confirmUser: {
    load: () =>
      import('#domains/people/customer-users/confirm/ConfirmUserPage.tsx').then((module) => module.ConfirmUserPage),
    texts: ['customer-users'],
  },
  error401: {
    load: () => import('#domains/foundation/errors/Error401Page.tsx').then((module) => module.Error401Page),
    texts: ['errors'],
  },
  error404: {
    load: () => import('#domains/foundation/errors/Error404Page.tsx').then((module) => module.Error404Page),
    texts: ['errors'],
  },
  error500: {
    load: () => import('#domains/foundation/errors/Error500Page.tsx').then((module) => module.Error500Page),
    texts: ['errors'],
  },
  home,
  dashboard: home,
  todo: {
    load: () => import('#domains/attention/prompts/todo/TodoPage.tsx').then((module) => module.TodoPage),
    texts: ['prompts'],
    asks: ['/provider-prompts?state=open&page=1&limit=25'],
  },
  unmatched: {
    load: () => import('#domains/couples/messages/unmatched/UnmatchedPage.tsx').then((module) => module.UnmatchedPage),
    texts: ['messages'],
  },
  mailTemplates,
  mailTemplatesShort: mailTemplates,
  signatures,
  signaturesShort: signatures,
  attachments: {
    load: () =>
      import('#domains/couples/templates/attachments/AttachmentsPage.tsx').then((module) => module.AttachmentsPage),
    texts: ['templates'],
  },
  leads: {
    load: () => import('#domains/couples/leads/list/LeadsPage.tsx').then((module) => module.LeadsPage),
    texts: ['leads-list', 'lead-parts', 'lead-steps'],
    asks: ['/leads?sort=newest&page=1&limit=25', '/lead-views', '/unmatched-messages?limit=1'],
  },
  lead: {
    load: () => import('./lead/LeadScreen.tsx').then((module) => module.LeadScreen),
    texts: ['lead-detail', 'lead-parts', 'lead-steps', 'messages'],
    asks: ['/leads/{id}', '/leads/{id}/messages?page=1&limit=50'],
  },
  comments: {
    load: () =>
      import('#domains/reputation/testimonials/TestimonialsPage.tsx').then((module) => module.TestimonialsPage),
    texts: ['testimonials'],
  },
  providerItems: ofProvider({
    page: 'items',
    load: () => import('#domains/listing/items/list/ItemsPage.tsx').then((module) => module.ItemsPage),
    texts: ['items'],
  }),
  transferReviews: {
    load: () =>
      import('#domains/reputation/reviews/TransferReviewsPage.tsx').then((module) => module.TransferReviewsPage),
    texts: ['reviews'],
  },
  discounts: {
    load: () => import('#domains/reputation/discounts/DiscountsPage.tsx').then((module) => module.DiscountsPage),
    texts: ['discounts'],
    asks: ['/discounts?page=1&limit=25'],
  },
  providerCalendar: ofProvider({
    page: 'calendar',
    load: () => import('#domains/listing/calendar/CalendarPage.tsx').then((module) => module.CalendarPage),
    texts: ['calendar'],
  }),
  checkout: {
    load: () => import('#domains/money/payments/checkout/CheckoutPage.tsx').then((module) => module.CheckoutPage),
    texts: ['payments'],
  },
  providerPayments: {
    load: () => import('./payments/PaymentsPage.tsx').then((module) => module.PaymentsPage),
    texts: ['listing', 'errors', 'payments-frame', 'payments'],
  },
  galleries: {
    load: () => import('#domains/listing/galleries/all/GalleriesPage.tsx').then((module) => module.GalleriesPage),
    texts: ['galleries'],
  },
  providerGallery: ofProvider({
    page: 'gallery',
    load: () =>
      import('#domains/listing/galleries/provider/ProviderGalleriesPage.tsx').then(
        (module) => module.ProviderGalleriesPage,
      ),
    texts: ['galleries'],
  }),
  galleryMedia: ofProvider({
    page: 'gallery',
    load: () =>
      import('#domains/listing/galleries/media/GalleryMediaPage.tsx').then((module) => module.GalleryMediaPage),
    texts: ['galleries'],
  }),
  providerBudget: ofProviderInfo({
    tab: 'budget',
    page: 'catalogs',
    load: () => import('#domains/listing/catalogs/BudgetTab.tsx').then((module) => module.BudgetTab),
    texts: ['catalogs'],
  }),
  providers: {
    load: () => import('#domains/listing/providers/list/ProvidersPage.tsx').then((module) => module.ProvidersPage),
    texts: ['providers'],
  },
  providerInfo,
  providerInfoTab: providerInfo,
  providerBadges: ofProvider({
    page: 'info',
    load: () => import('#domains/listing/providers/badges/BadgesPage.tsx').then((module) => module.BadgesPage),
    texts: ['providers'],
  }),
  relatedProviders: ofProvider({
    page: 'info',
    load: () =>
      import('#domains/listing/providers/related/RelatedProvidersPage.tsx').then(
        (module) => module.RelatedProvidersPage,
      ),
    texts: ['providers'],
  }),
  referProvider: {
    load: () => import('#domains/growth/referrals/ReferPage.tsx').then((module) => module.ReferPage),
    texts: ['referrals'],
  },
  referProviderSuccess: {
    load: () => import('#domains/growth/referrals/ReferredPage.tsx').then((module) => module.ReferredPage),
    texts: ['referrals'],
  },
  referProviderConditions: {
    load: () =>
      import('#domains/foundation/agreements/ReferralTermsPage.tsx').then((module) => module.ReferralTermsPage),
    texts: ['agreements'],
  },
  visitStatistics: ofStatistics({
    kind: 'visits',
    load: () => import('#domains/insight/statistics/visits/VisitsPage.tsx').then((module) => module.VisitsPage),
    texts: ['statistics'],
  }),
  weddingStatistics: ofStatistics({
    kind: 'weddings',
    load: () => import('#domains/insight/statistics/weddings/WeddingsPage.tsx').then((module) => module.WeddingsPage),
    texts: ['statistics'],
  }),
  rivalStatistics: ofStatistics({
    kind: 'rivals',
    load: () => import('#domains/insight/statistics/rivals/RivalsPage.tsx').then((module) => module.RivalsPage),
    texts: ['statistics'],
  }),
  magnetStatistics: ofStatistics({
    kind: 'magnet',
    load: () => import('#domains/insight/statistics/magnets/MagnetsPage.tsx').then((module) => module.MagnetsPage),
    texts: ['statistics'],
  }),
  desk: {
    load: () => import('#domains/desk/support/users/FindUserPage.tsx').then((module) => module.FindUserPage),
    texts: ['desk'],
  },
  deskApprovals: {
    load: () => import('#domains/attention/approvals/ApprovalsPage.tsx').then((module) => module.ApprovalsPage),
    texts: ['approvals'],
  },
  deskAudit: {
    load: () => import('#domains/desk/support/audit/AuditPage.tsx').then((module) => module.AuditPage),
    texts: ['desk'],
  },
  deskUnmatched: {
    load: () =>
      import('#domains/couples/messages/unmatched/TeamUnmatchedPage.tsx').then((module) => module.TeamUnmatchedPage),
    texts: ['messages'],
  },
  deskProposals: {
    load: () => import('#domains/listing/provider-data/desk/ProposalsPage.tsx').then((module) => module.ProposalsPage),
    texts: ['provider-data'],
  },
  signupWizard: {
    load: () => import('./wizard/WizardPage.tsx').then((module) => module.WizardPage),
    texts: ['wizard', 'errors'],
  },
  deskWizards: {
    load: () => import('#domains/growth/wizard/desk/WizardsPage.tsx').then((module) => module.WizardsPage),
    texts: ['wizard'],
  },
  deskSignIn: {
    load: () =>
      import('#domains/people/customer-users/settings/TeamSignInPage.tsx').then((module) => module.TeamSignInPage),
    texts: ['customer-users'],
  },
};

export function pageSource(name: RouteName): PageSource {
  return pages[name];
}

export type Layout = ComponentType<{ children: ReactNode }>;

/** What a frame asks first, whatever its page is; for the build (build/screens.ts). @public */
export const layoutAsks: Partial<Record<LayoutName, readonly string[]>> = {
  main: ['/leads/counts', '/provider-prompts/meta'],
};

export const layoutSources: Record<LayoutName, () => Promise<Layout>> = {
  main: () => import('./layouts/MainLayout.tsx').then((module) => module.MainLayout),
  checkout: () => import('./layouts/CheckoutLayout.tsx').then((module) => module.CheckoutLayout),
  wizard: () => import('./layouts/WizardLayout.tsx').then((module) => module.WizardLayout),
  auth: () => import('./layouts/AuthLayout.tsx').then((module) => module.AuthLayout),
  bare: () => import('./layouts/BareLayout.tsx').then((module) => module.BareLayout),
  plain: () => import('./layouts/PlainLayout.tsx').then((module) => module.PlainLayout),
  desk: () => import('./layouts/DeskLayout.tsx').then((module) => module.DeskLayout),
};
