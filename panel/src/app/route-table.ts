/** The frames a page can stand in; `bare` is for pages outside the house that need only the mark, `desk` is the team's. */
export type LayoutName = 'main' | 'checkout' | 'wizard' | 'auth' | 'bare' | 'plain' | 'desk';

/**
 * Who a page is for. `guest`: only those not logged in. `member`: only those who are. `renewal`: those who
 * must choose a new password first. `staff`: the marketplace team. `public`: anybody.
 */
type PageAccess = 'guest' | 'member' | 'renewal' | 'staff' | 'public';

/** The sidebar entry that is lit, and whose branch is open, while a page is shown. */
export type Branch =
  | 'home'
  | 'couples'
  | 'todo'
  | 'providers'
  | 'provider.info'
  | 'provider.items'
  | 'provider.calendar'
  | 'provider.payments'
  | 'provider.packages'
  | 'provider.application'
  | 'provider.references'
  | 'galleries'
  | 'comments'
  | 'transferReviews'
  | 'discounts'
  | 'templates.attachments'
  | 'templates.signatures'
  | 'templates.mailTemplates'
  | 'statistics.visits'
  | 'statistics.weddings'
  | 'statistics.rivals'
  | 'statistics.magnet'
  | 'users'
  | 'refer';

export type RouteEntry = {
  /** In the specification's words: `/leads/{id}`; a question mark marks an optional parameter. */
  readonly path: string;
  readonly layout: LayoutName;
  readonly access: PageAccess;
  /** Where the guard sends those the page is not for. */
  readonly redirect?: string;
  /** The key of the document title among the shell's texts; two spellings of a page share it. */
  readonly title: string;
  readonly branch?: Branch;
  /** The only values a parameter may take; any other shows the 404 page. */
  readonly allowed?: Readonly<Record<string, readonly string[]>>;
  /** What `?tab=` may name; the first one needs no name. */
  readonly tabs?: readonly string[];
};

export const LOGIN_PATH = '/auth/login';
export const HOME_PATH = '/';
export const RENEWAL_PATH = '/password-renew';
export const DESK_PATH = '/desk';

function guest<const P extends string, const T extends string>(path: P, title: T) {
  return { path, layout: 'auth', access: 'guest', redirect: HOME_PATH, title } as const;
}

function member<const P extends string, const T extends string>(path: P, title: T, branch?: Branch) {
  return { path, layout: 'main', access: 'member', redirect: LOGIN_PATH, title, ...(branch && { branch }) } as const;
}

function desk<const P extends string, const T extends string>(path: P, title: T) {
  return { path, layout: 'desk', access: 'staff', redirect: LOGIN_PATH, title } as const;
}

function open<const P extends string, const T extends string>(path: P, title: T, layout: LayoutName) {
  return { path, layout, access: 'public', title } as const;
}

const SETTINGS_TABS = ['account-info', 'change-password', 'contact-info', 'personal-info'] as const;
export const PROVIDER_INFO_TABS = ['general', 'about', 'contact', 'location', 'details', 'budget'] as const;
/** «Secure payment» is the application for it. */
export const PAYMENT_TABS = ['payments', 'cards', 'packages', 'application'] as const;
export type ProviderInfoTab = (typeof PROVIDER_INFO_TABS)[number];

/** Every route of the panel. Data only: the browser journeys read it too. */
export const routeTable = {
  login: guest('/auth/login', 'login'),
  googleReturn: guest('/auth/google', 'googleReturn'),
  forgotPassword: guest('/auth/forgot-password', 'forgotPassword'),
  forgotUsername: guest('/auth/forgot-username', 'forgotUsername'),
  renewPassword: guest('/auth/renew-password', 'renewPassword'),

  passwordRenew: {
    path: RENEWAL_PATH,
    layout: 'bare',
    access: 'renewal',
    redirect: HOME_PATH,
    title: 'passwordRenew',
  },
  passwordReset: open('/password-reset', 'passwordReset', 'bare'),
  passwordResetByKey: open('/password-reset/{recoveryKey}', 'passwordReset', 'bare'),
  register: open('/register/{customerId}/{customerUserId}/{hash}', 'register', 'bare'),
  confirmUser: open('/users/confirm/{customerId}/{userId}/{hash}', 'confirmUser', 'bare'),
  signupWizard: open('/signup-wizard/{hash}', 'signupWizard', 'wizard'),
  error401: open('/errors/error-401', 'error401', 'plain'),
  error404: open('/errors/error-404', 'error404', 'plain'),
  error500: open('/errors/error-500', 'error500', 'plain'),

  checkout: { path: '/checkout', layout: 'checkout', access: 'member', redirect: LOGIN_PATH, title: 'checkout' },

  home: member('/', 'dashboard', 'home'),
  dashboard: member('/dashboard', 'dashboard', 'home'),
  todo: member('/todo', 'todo', 'todo'),
  leads: member('/leads', 'leads', 'couples'),
  lead: member('/leads/{id}', 'lead', 'couples'),
  unmatched: member('/leads/unmatched', 'unmatched', 'couples'),

  providers: member('/providers', 'providers', 'providers'),
  providerInfo: member('/providers/{id}/info', 'providerInfo', 'provider.info'),
  providerInfoTab: {
    ...member('/providers/{id}/info/{tab}', 'providerInfo', 'provider.info'),
    allowed: { tab: PROVIDER_INFO_TABS },
  },
  providerBudget: member('/providers/{id}/info/budget', 'providerBudget', 'provider.info'),
  providerBadges: member('/providers/{id}/badges', 'providerBadges', 'providers'),
  providerGallery: member('/providers/{providerId}/gallery/{galleryId?}', 'providerGallery', 'galleries'),
  galleryMedia: member('/providers/{providerId}/galleries/{galleryId}', 'galleryMedia', 'galleries'),
  relatedProviders: member('/providers/{providerId}/related-providers', 'relatedProviders', 'provider.references'),
  providerItems: member('/providers/{id}/items', 'providerItems', 'provider.items'),
  providerPayments: {
    ...member('/providers/{providerId}/payments', 'providerPayments', 'provider.payments'),
    tabs: PAYMENT_TABS,
  },
  providerCalendar: member('/providers/{id}/calendar-events', 'providerCalendar', 'provider.calendar'),
  galleries: member('/galleries', 'galleries', 'galleries'),
  comments: member('/provider-testimonials', 'comments', 'comments'),
  transferReviews: member('/transfer-reviews', 'transferReviews', 'transferReviews'),

  visitStatistics: member('/statistics/visits', 'visitStatistics', 'statistics.visits'),
  weddingStatistics: member('/statistics/weddings', 'weddingStatistics', 'statistics.weddings'),
  rivalStatistics: member('/statistics/rivals', 'rivalStatistics', 'statistics.rivals'),
  magnetStatistics: member('/statistics/magnet', 'magnetStatistics', 'statistics.magnet'),

  customerUsers: member('/customer-users', 'customerUsers', 'users'),
  discounts: member('/discounts', 'discounts', 'discounts'),
  attachments: member('/templates/attachments', 'attachments', 'templates.attachments'),
  signatures: member('/templates/signatures', 'signatures', 'templates.signatures'),
  signaturesShort: member('/signatures', 'signatures', 'templates.signatures'),
  mailTemplates: member('/templates/mail-templates', 'mailTemplates', 'templates.mailTemplates'),
  mailTemplatesShort: member('/mail-templates', 'mailTemplates', 'templates.mailTemplates'),
  instagramReturn: member('/instagram/callback', 'instagramReturn'),
  settings: member('/settings', 'settings'),
  settingsTab: { ...member('/settings/{tab}', 'settings'), allowed: { tab: SETTINGS_TABS } },
  referProvider: member('/refer-provider', 'referProvider', 'refer'),
  referProviderSuccess: member('/refer-provider/success', 'referProviderSuccess', 'refer'),
  referProviderConditions: member('/refer-provider/conditions', 'referProviderConditions', 'refer'),

  desk: desk(DESK_PATH, 'deskUsers'),
  deskApprovals: desk('/desk/approvals', 'deskApprovals'),
  deskAudit: desk('/desk/audit', 'deskAudit'),
  deskUnmatched: desk('/desk/unmatched', 'deskUnmatched'),
  deskProposals: desk('/desk/proposals', 'deskProposals'),
  deskWizards: desk('/desk/wizards', 'deskWizards'),
  deskSignIn: desk('/desk/sign-in', 'deskSignIn'),
} as const satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof routeTable;
export const ROUTE_NAMES = Object.keys(routeTable) as RouteName[];

/** A route by its name, with the optional parts that only some have. */
export function routeEntry(name: RouteName): RouteEntry {
  return routeTable[name];
}

type ParamsIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Optional}?` ? { [K in Optional]?: string | number } : { [K in Name]: string | number }) &
      ParamsIn<Rest>
  : Record<never, never>;

type RouteParams<N extends RouteName> = ParamsIn<(typeof routeTable)[N]['path']>;

type ParamArguments<N extends RouteName> =
  Record<never, never> extends RouteParams<N> ? [params?: RouteParams<N>] : [params: RouteParams<N>];

/** The address of a page: `pathTo('lead', { id: 7 })` → `/leads/7`. */
export function pathTo<N extends RouteName>(name: N, ...[params]: ParamArguments<N>): string {
  const values = (params ?? {}) as Record<string, string | number | undefined>;
  const filled = routeTable[name].path.replaceAll(/\/\{(\w+)\??\}/g, (_, key: string) =>
    values[key] === undefined ? '' : `/${encodeURIComponent(values[key])}`,
  );
  return filled || '/';
}

/** Whether the parameters in an address are ones this page knows. */
export function paramsAllowed(entry: RouteEntry, params: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(entry.allowed ?? {}).every(([name, values]) => values.includes(params[name] ?? ''));
}
