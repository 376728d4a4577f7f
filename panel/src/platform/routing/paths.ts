const SETTINGS_TABS = ['account-info', 'change-password', 'contact-info', 'personal-info'] as const;
const PROVIDER_FORM_TABS = ['general', 'about', 'contact', 'location', 'details'] as const;
/** The prices have a page of their own, with the path of a tab. */
export const PROVIDER_INFO_TABS = [...PROVIDER_FORM_TABS, 'budget'] as const;
export type ProviderInfoTab = (typeof PROVIDER_INFO_TABS)[number];

/**
 * The path of every page, in the specification's words: `{id}` is a parameter, a question mark makes it optional.
 * Plain data: the app's table of pages, the domains' links, the build and the journeys all read it.
 */
export const PATHS = {
  login: '/auth/login',
  googleReturn: '/auth/google',
  forgotPassword: '/auth/forgot-password',
  forgotUsername: '/auth/forgot-username',
  renewPassword: '/auth/renew-password',

  passwordRenew: '/password-renew',
  passwordReset: '/password-reset',
  passwordResetByKey: '/password-reset/{recoveryKey}',
  register: '/register/{customerId}/{customerUserId}/{hash}',
  confirmUser: '/users/confirm/{customerId}/{userId}/{hash}',
  undoChange: '/undo/{key}',
  signupWizard: '/signup-wizard/{hash}',
  unsubscribe: '/unsubscribe/{token}',
  error401: '/errors/error-401',
  error404: '/errors/error-404',
  error500: '/errors/error-500',

  checkout: '/checkout',

  home: '/',
  dashboard: '/dashboard',
  todo: '/todo',
  leads: '/leads',
  lead: '/leads/{id}',
  leadQuote: '/leads/{id}/quote',
  unmatched: '/leads/unmatched',
  weddings: '/weddings',
  quotes: '/quotes',

  providers: '/providers',
  providerInfo: '/providers/{id}/info',
  providerInfoTab: '/providers/{id}/info/{tab}',
  providerBudget: '/providers/{id}/info/budget',
  providerBadges: '/providers/{id}/badges',
  providerPreview: '/providers/{id}/preview',
  providerGallery: '/providers/{providerId}/gallery/{galleryId?}',
  galleryMedia: '/providers/{providerId}/galleries/{galleryId}',
  relatedProviders: '/providers/{providerId}/related-providers',
  providerItems: '/providers/{id}/items',
  providerPayments: '/providers/{providerId}/payments',
  providerCalendar: '/providers/{id}/calendar-events',
  galleries: '/galleries',
  comments: '/provider-testimonials',
  transferReviews: '/transfer-reviews',

  visitStatistics: '/statistics/visits',
  weddingStatistics: '/statistics/weddings',
  rivalStatistics: '/statistics/rivals',
  magnetStatistics: '/statistics/magnet',

  customerUsers: '/customer-users',
  discounts: '/discounts',
  attachments: '/templates/attachments',
  signatures: '/templates/signatures',
  signaturesShort: '/signatures',
  mailTemplates: '/templates/mail-templates',
  mailTemplatesShort: '/mail-templates',
  instagramReturn: '/instagram/callback',
  settings: '/settings',
  importData: '/settings/import',
  settingsTab: '/settings/{tab}',
  referProvider: '/refer-provider',
  referProviderSuccess: '/refer-provider/success',
  referProviderConditions: '/refer-provider/conditions',

  desk: '/desk',
  deskQueue: '/desk/queue',
  deskCustomers: '/desk/customers',
  deskCustomer: '/desk/customers/{id}',
  deskUsers: '/desk/users',
  deskAudit: '/desk/audit',
  deskUnmatched: '/desk/unmatched',
  deskProposals: '/desk/proposals',
  deskOrders: '/desk/orders',
  deskMoney: '/desk/money',
  deskWizards: '/desk/wizards',
  deskCatalogue: '/desk/catalogue',
  deskTeam: '/desk/team',
  deskSignIn: '/desk/sign-in',
} as const;

export type PageName = keyof typeof PATHS;
/** The pages without parameters in their path. */
export type PlainPageName = {
  [N in PageName]: (typeof PATHS)[N] extends `${string}{${string}` ? never : N;
}[PageName];
export const PAGE_NAMES = Object.keys(PATHS) as PageName[];

/** The only values some parameters may have; any other shows the 404 page. */
const ALLOWED_VALUES = {
  settingsTab: { tab: SETTINGS_TABS },
  providerInfoTab: { tab: PROVIDER_FORM_TABS },
} as const satisfies Partial<Record<PageName, Readonly<Record<string, readonly string[]>>>>;

type Values<N extends PageName, Key, Free> = N extends keyof typeof ALLOWED_VALUES
  ? Key extends keyof (typeof ALLOWED_VALUES)[N]
    ? (typeof ALLOWED_VALUES)[N][Key] extends readonly (infer Value)[]
      ? Value
      : never
    : Free
  : Free;

type ParamsIn<N extends PageName, Path extends string, Free> = Path extends `${string}{${infer Key}}${infer Rest}`
  ? (Key extends `${infer Optional}?` ? { [K in Optional]?: Values<N, K, Free> } : { [K in Key]: Values<N, K, Free> }) &
      ParamsIn<N, Rest, Free>
  : Record<never, never>;

/** The parameters in the path of a page, as they are read from an address: `PageParams<'lead'>` is `{ id: string }`. */
export type PageParams<N extends PageName> = N extends PageName ? ParamsIn<N, (typeof PATHS)[N], string> : never;

type GivenParams<N extends PageName> = ParamsIn<N, (typeof PATHS)[N], string | number>;

type ParamArguments<N extends PageName> =
  Record<never, never> extends GivenParams<N> ? [params?: GivenParams<N>] : [params: GivenParams<N>];

/** The path of a page: `pathTo('lead', { id: 7 })` → `/leads/7`. */
export function pathTo<N extends PageName>(name: N, ...[params]: ParamArguments<N>): string {
  const values = (params ?? {}) as Record<string, string | number | undefined>;
  const filled = PATHS[name].replaceAll(/\/\{(\w+)\??\}/g, (_, key: string) =>
    values[key] === undefined ? '' : `/${encodeURIComponent(values[key])}`,
  );
  return filled || '/';
}

/** The values that the parameters of a page may have; none for most pages. */
export function allowedValues(name: PageName): Readonly<Record<string, readonly string[]>> {
  return name in ALLOWED_VALUES ? ALLOWED_VALUES[name as keyof typeof ALLOWED_VALUES] : {};
}

/** Whether the page knows the parameters in an address. */
export function paramsAllowed(name: PageName, params: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(allowedValues(name)).every(([key, values]) => values.includes(params[key] ?? ''));
}
