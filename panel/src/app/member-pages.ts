import { type PageTable, component, memberPage } from './page.ts';
import { PAYMENT_TABS } from './payments/payment-tabs.ts';
import { providerInfoPage, providerPage } from './provider/provider-page.ts';
import { statisticsPage } from './statistics/statistics-page.ts';

const home = memberPage({
  title: 'dashboard',
  branch: 'home',
  component: component(() => import('#app/home/Home.tsx'), 'Home'),
  texts: ['home', 'leads-home', 'lead-parts'],
});

const settings = memberPage({
  title: 'settings',
  component: component(() => import('#app/settings/SettingsScreen.tsx'), 'SettingsScreen'),
  texts: ['customer-users'],
});

const mailTemplates = memberPage({
  title: 'mailTemplates',
  branch: 'templates.mailTemplates',
  permission: 'leads',
  component: component(() => import('#domains/couples/templates/mail/MailTemplatesPage.tsx'), 'MailTemplatesPage'),
  texts: ['templates', 'merge-fields'],
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

/** The vendors' pages; loaded with their layout. */
export const memberPages = {
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
    texts: ['lead-detail', 'lead-parts', 'lead-steps', 'messages', 'merge-fields'],
  }),
  leadQuote: memberPage({
    title: 'leadQuote',
    branch: 'couples',
    permission: 'leads',
    component: component(() => import('#domains/couples/quotes/builder/QuotePage.tsx'), 'QuotePage'),
    texts: ['quotes'],
  }),
  weddings: memberPage({
    title: 'weddings',
    branch: 'weddings',
    permission: 'leads',
    component: component(() => import('#domains/couples/leads/weddings/WeddingsPage.tsx'), 'WeddingsPage'),
    texts: ['weddings', 'leads-list', 'lead-parts'],
  }),
  quotes: memberPage({
    title: 'quotes',
    branch: 'quotes',
    permission: 'leads',
    component: component(() => import('#app/quotes/QuotesScreen.tsx'), 'QuotesScreen'),
    texts: ['quotes-list'],
  }),
  unmatched: memberPage({
    title: 'unmatched',
    branch: 'couples',
    permission: 'leads',
    component: component(() => import('#domains/couples/messages/unmatched/UnmatchedPage.tsx'), 'UnmatchedPage'),
    texts: ['unmatched'],
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
    texts: ['catalogs', 'old-prices'],
  }),
  providerBadges: providerPage({
    title: 'providerBadges',
    branch: 'providers',
    permission: 'info',
    component: component(() => import('#domains/listing/providers/badges/BadgesPage.tsx'), 'BadgesPage'),
    texts: ['providers'],
  }),
  providerPreview: providerPage({
    title: 'providerPreview',
    branch: 'providers',
    permission: 'info',
    component: component(() => import('#domains/insight/public-listings/PreviewPage.tsx'), 'PreviewPage'),
    texts: ['public-listings'],
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
  importData: memberPage({
    title: 'importData',
    needsManager: true,
    component: component(() => import('#domains/growth/imports/ImportPage.tsx'), 'ImportPage'),
    texts: ['imports'],
  }),
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
} satisfies PageTable;
