import type { StatisticsKind } from '@bellbird/contract/money/packages/upgrades.ts';
import type { Page } from '@bellbird/contract/shared/access';
import type { PaymentTab } from '../payments/payment-tabs.ts';
import { type Branch, pathTo } from '../route-table.ts';

/** What an entry does instead of opening a page. */
type NavAction = 'askUs' | 'logout';
export type NavBadge = 'pendingLeads' | 'prompts';
export type NavIcon =
  | 'home'
  | 'couples'
  | 'todo'
  | 'providers'
  | 'galleries'
  | 'comments'
  | 'transfer'
  | 'discounts'
  | 'templates'
  | 'statistics'
  | 'users'
  | 'refer'
  | 'support'
  | 'logout';

export type NavItem = {
  readonly id: string;
  /** A key of the shell's texts; a provider's own name stands in `name` instead. */
  readonly label?: string;
  readonly name?: string;
  readonly icon?: NavIcon;
  readonly to?: string;
  /** The tab of a page that has several entries. */
  readonly tab?: PaymentTab;
  readonly branch?: Branch;
  readonly providerId?: number;
  readonly badge?: NavBadge;
  /** Opens only with the package for it; otherwise an upgrade is offered. */
  readonly gate?: StatisticsKind;
  readonly action?: NavAction;
  /** An address outside the panel. */
  readonly href?: string;
  readonly hidden?: boolean;
  /** Only where the sidebar is a drawer. */
  readonly drawerOnly?: boolean;
  readonly children?: readonly NavItem[];
};

export type NavGroup = { readonly id: string; readonly head?: string; readonly items: readonly NavItem[] };

export type NavProvider = { readonly id: number; readonly name: string; readonly pages: readonly Page[] };

export type SidebarFacts = {
  /** With the pages of each that the user may manage: what one may not open is not offered. */
  readonly providers: readonly NavProvider[];
  /** Whether the user «can manage». */
  readonly canManage: boolean;
  readonly support: { readonly remoteDesktop: string; readonly whatsapp: string; readonly tutorial: string };
};

/** The whole sidebar as data; what is hidden is still in it, marked so. */
export function sidebarFor({ providers, canManage, support }: SidebarFacts): NavGroup[] {
  const hasProviders = providers.length > 0;
  // Who looks after no provider at all has nothing to be kept from.
  const lacks = (page: Page) => hasProviders && !providers.some(({ pages }) => pages.includes(page));
  return [
    {
      id: 'daily',
      items: [
        { id: 'home', label: 'home', icon: 'home', to: pathTo('dashboard'), branch: 'home' },
        {
          id: 'couples',
          label: 'couples',
          icon: 'couples',
          to: pathTo('leads'),
          branch: 'couples',
          badge: 'pendingLeads',
          hidden: lacks('leads'),
        },
        { id: 'todo', label: 'todo', icon: 'todo', to: pathTo('todo'), branch: 'todo', badge: 'prompts' },
      ],
    },
    {
      id: 'listing',
      head: 'yourListing',
      items: [
        {
          id: 'providers',
          label: 'providers',
          icon: 'providers',
          to: pathTo('providers'),
          branch: 'providers',
          hidden: !hasProviders,
          children: providers.map(providerBranch),
        },
        {
          id: 'galleries',
          label: 'galleries',
          icon: 'galleries',
          to: pathTo('galleries'),
          branch: 'galleries',
          hidden: !hasProviders || lacks('gallery'),
        },
        {
          id: 'comments',
          label: 'comments',
          icon: 'comments',
          to: pathTo('comments'),
          branch: 'comments',
          hidden: lacks('testimonials'),
        },
        {
          id: 'transfer',
          label: 'transferReviews',
          icon: 'transfer',
          to: pathTo('transferReviews'),
          branch: 'transferReviews',
          hidden: lacks('testimonials'),
        },
        {
          id: 'discounts',
          label: 'discounts',
          icon: 'discounts',
          to: pathTo('discounts'),
          branch: 'discounts',
          hidden: lacks('discounts'),
        },
      ],
    },
    {
      id: 'business',
      head: 'yourBusiness',
      items: [
        {
          id: 'statistics',
          label: 'statistics',
          icon: 'statistics',
          hidden: lacks('statistics'),
          children: [
            {
              id: 'visits',
              label: 'visits',
              to: pathTo('visitStatistics'),
              branch: 'statistics.visits',
              gate: 'visits',
            },
            {
              id: 'weddings',
              label: 'weddings',
              to: pathTo('weddingStatistics'),
              branch: 'statistics.weddings',
              gate: 'weddings',
            },
            {
              id: 'rivals',
              label: 'rivals',
              to: pathTo('rivalStatistics'),
              branch: 'statistics.rivals',
              gate: 'rivals',
            },
            {
              id: 'magnet',
              label: 'magnet',
              to: pathTo('magnetStatistics'),
              branch: 'statistics.magnet',
              hidden: true,
            },
          ],
        },
        {
          id: 'templates',
          label: 'templates',
          icon: 'templates',
          hidden: lacks('leads'),
          children: [
            { id: 'attachments', label: 'attachments', to: pathTo('attachments'), branch: 'templates.attachments' },
            { id: 'signatures', label: 'signatures', to: pathTo('signatures'), branch: 'templates.signatures' },
            {
              id: 'mailTemplates',
              label: 'mailTemplates',
              to: pathTo('mailTemplates'),
              branch: 'templates.mailTemplates',
            },
          ],
        },
        {
          id: 'users',
          label: 'customerUsers',
          icon: 'users',
          to: pathTo('customerUsers'),
          branch: 'users',
          hidden: !canManage,
        },
        { id: 'refer', label: 'referCompany', icon: 'refer', to: pathTo('referProvider'), branch: 'refer' },
        {
          id: 'support',
          label: 'support',
          icon: 'support',
          children: [
            { id: 'askUs', label: 'askUs', action: 'askUs' },
            { id: 'remoteDesktop', label: 'remoteDesktop', href: support.remoteDesktop },
            { id: 'whatsapp', label: 'whatsappHelp', href: support.whatsapp, hidden: true },
            { id: 'tutorial', label: 'tutorial', href: support.tutorial, hidden: true },
          ],
        },
        { id: 'logout', label: 'logout', icon: 'logout', action: 'logout', drawerOnly: true },
      ],
    },
  ];
}

function providerBranch({ id, name, pages }: NavProvider): NavItem {
  const entry = (key: string, to: string, branch: Branch, page: Page): NavItem => ({
    id: `provider.${id}.${key}`,
    label: key,
    to,
    branch,
    providerId: id,
    hidden: !pages.includes(page),
  });
  const payments = pathTo('providerPayments', { providerId: id });
  const pricingPackages: NavItem = {
    ...entry('pricingPackages', payments, 'provider.packages', 'payments'),
    tab: 'packages',
  };
  const securePayment: NavItem = {
    id: `provider.${id}.securePayment`,
    label: 'securePayment',
    hidden: !pages.includes('payments'),
    children: [{ ...entry('application', payments, 'provider.application', 'payments'), tab: 'application' }],
  };
  // Who keeps only the prices goes straight to them.
  const isPricesOnly = pages.includes('catalogs') && !pages.includes('info');
  const children = [
    isPricesOnly
      ? entry('generalInfo', pathTo('providerBudget', { id }), 'provider.info', 'catalogs')
      : entry('generalInfo', pathTo('providerInfo', { id }), 'provider.info', 'info'),
    entry('products', pathTo('providerItems', { id }), 'provider.items', 'items'),
    entry('calendar', pathTo('providerCalendar', { id }), 'provider.calendar', 'calendar'),
    entry('payments', payments, 'provider.payments', 'payments'),
    securePayment,
    pricingPackages,
    entry('referenceGallery', pathTo('relatedProviders', { providerId: id }), 'provider.references', 'info'),
  ];
  return { id: `provider.${id}`, name, providerId: id, children, hidden: children.every(({ hidden }) => hidden) };
}

/** Where the user is, in the sidebar's terms. */
export type Place = { branch: Branch | undefined; providerId: number | undefined };

export function isHere(item: NavItem, place: Place): boolean {
  if (!item.branch || item.branch !== place.branch) return false;
  return item.providerId === undefined || item.providerId === place.providerId;
}

/** The entries that must be open for the present place to be seen: the parents, outermost first. */
export function branchTo(groups: readonly NavGroup[], place: Place): string[] {
  for (const item of groups.flatMap((group) => group.items)) {
    const found = trail(item, place);
    if (found) return found;
  }
  return [];
}

function trail(item: NavItem, place: Place): string[] | undefined {
  for (const child of visible(item.children)) {
    const below = trail(child, place);
    if (below) return [item.id, ...below];
  }
  return isHere(item, place) ? [] : undefined;
}

export function visible(items: readonly NavItem[] = []): NavItem[] {
  return items.filter((item) => !item.hidden);
}

/** Whether the banner below the sidebar offers more: to customers who pay for nothing, where the instance wants it. */
export function offersUpgrade(
  customer: { readonly isPaid: boolean } | undefined,
  flags: { readonly upgradeBanner: boolean },
): boolean {
  return flags.upgradeBanner && customer?.isPaid === false;
}
