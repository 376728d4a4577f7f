import type { PageName } from '#platform/routing/paths.ts';

/** The pages of the guide (docs/guide); the build makes `/guide/<topic>.html` of each, `/guide/tr/<topic>.html` in Turkish. */
export const TOPICS = {
  home: ['home', 'dashboard', 'todo'],
  couples: ['leads', 'unmatched'],
  conversation: ['lead'],
  quotes: ['leadQuote', 'quotes'],
  calendar: ['providerCalendar', 'weddings'],
  listing: ['providers', 'providerInfo', 'providerInfoTab', 'providerBadges', 'providerPreview', 'relatedProviders'],
  photos: ['galleries', 'providerGallery', 'galleryMedia', 'instagramReturn'],
  prices: ['providerItems', 'providerBudget'],
  offers: ['discounts'],
  comments: ['comments', 'transferReviews'],
  templates: ['attachments', 'signatures', 'signaturesShort', 'mailTemplates', 'mailTemplatesShort'],
  statistics: ['visitStatistics', 'weddingStatistics', 'rivalStatistics', 'magnetStatistics'],
  payments: ['providerPayments', 'checkout'],
  people: ['customerUsers', 'referProvider', 'referProviderSuccess', 'referProviderConditions'],
  settings: ['settings', 'settingsTab', 'importData'],
} as const satisfies Readonly<Record<string, readonly PageName[]>>;

/** Where the guide explains a page in a language; the contents where it says nothing about it. */
export function guideFor(page: PageName | undefined, language: string): string {
  const [topic = 'index'] = Object.entries(TOPICS).find(([, pages]) => pages.some((each) => each === page)) ?? [];
  return `/guide/${language === 'en' ? '' : `${language}/`}${topic}.html`;
}
