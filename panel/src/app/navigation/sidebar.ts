import type { StatisticsKind } from '@bellbird/contract/money/packages/upgrades.ts';
import type { Page as Permission } from '@bellbird/contract/shared/access';
import { type PlainPageName, pathTo } from '#platform/routing/paths.ts';
import { mayOpen } from '../guard/may-open.ts';
import { memberPages } from '../member-pages.ts';
import type { Branch, Page } from '../page.ts';
import type { PaymentTab } from '../payments/payment-tabs.ts';
import type { NAV_ICONS } from './icons.ts';

type MemberPageName = keyof typeof memberPages;

/** What an entry does instead of opening a page. */
type NavAction = 'askUs' | 'logout';
export type NavBadge = 'pendingLeads' | 'prompts';
export type NavIcon = keyof typeof NAV_ICONS;

export type NavItem = {
  readonly id: string;
  /** A key of the layout's texts; a provider has its own `name` instead. */
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

export type NavProvider = { readonly id: number; readonly name: string; readonly pages: readonly Permission[] };

export type SidebarFacts = {
  /** Each with the pages that the user may manage; the others are not offered. */
  readonly providers: readonly NavProvider[];
  /** Whether the user may manage the account's users. */
  readonly canManage: boolean;
  readonly support: { readonly remoteDesktop: string; readonly whatsapp: string; readonly tutorial: string };
};

/** What the sidebar adds to a page: label, icon, badge. Path and branch come from the table of pages. */
type EntryDetails = Omit<NavItem, 'to' | 'branch'>;

/** The whole sidebar as data. Entries that are not offered are in it too, marked as hidden. */
export function sidebarFor({ providers, canManage, support }: SidebarFacts): NavGroup[] {
  const hasProviders = providers.length > 0;
  /** The entry of a page, hidden from users who may not manage what it shows. */
  const entry = (name: MemberPageName & PlainPageName, details: EntryDetails): NavItem => {
    const page: Page = memberPages[name];
    const isRefused = !mayOpen(page, { providers, canManage });
    return { ...details, to: pathTo(name), branch: page.branch, hidden: (details.hidden ?? false) || isRefused };
  };
  /** An entry without a page of its own; hidden with the last of its children. */
  const group = (details: EntryDetails & { children: readonly NavItem[] }): NavItem => ({
    ...details,
    hidden: details.children.every(({ hidden }) => hidden),
  });
  return [
    {
      id: 'daily',
      items: [
        entry('dashboard', { id: 'home', label: 'home', icon: 'home' }),
        entry('leads', { id: 'couples', label: 'couples', icon: 'couples', badge: 'pendingLeads' }),
        entry('weddings', { id: 'bookedWeddings', label: 'bookedWeddings', icon: 'weddings' }),
        entry('quotes', { id: 'quotes', label: 'quotes', icon: 'quotes' }),
        entry('todo', { id: 'todo', label: 'todo', icon: 'todo', badge: 'prompts' }),
      ],
    },
    {
      id: 'listing',
      head: 'yourListing',
      items: [
        entry('providers', {
          id: 'providers',
          label: 'providers',
          icon: 'providers',
          hidden: !hasProviders,
          children: providers.map(providerBranch),
        }),
        entry('galleries', { id: 'galleries', label: 'galleries', icon: 'galleries', hidden: !hasProviders }),
        entry('comments', { id: 'comments', label: 'comments', icon: 'comments' }),
        entry('transferReviews', { id: 'transfer', label: 'transferReviews', icon: 'transfer' }),
        entry('discounts', { id: 'discounts', label: 'discounts', icon: 'discounts' }),
      ],
    },
    {
      id: 'business',
      head: 'yourBusiness',
      items: [
        group({
          id: 'statistics',
          label: 'statistics',
          icon: 'statistics',
          children: [
            entry('visitStatistics', { id: 'visits', label: 'visits', gate: 'visits' }),
            entry('weddingStatistics', { id: 'weddings', label: 'weddings', gate: 'weddings' }),
            entry('rivalStatistics', { id: 'rivals', label: 'rivals', gate: 'rivals' }),
            entry('magnetStatistics', { id: 'magnet', label: 'magnet', hidden: true }),
          ],
        }),
        group({
          id: 'templates',
          label: 'templates',
          icon: 'templates',
          children: [
            entry('attachments', { id: 'attachments', label: 'attachments' }),
            entry('signatures', { id: 'signatures', label: 'signatures' }),
            entry('mailTemplates', { id: 'mailTemplates', label: 'mailTemplates' }),
          ],
        }),
        entry('customerUsers', { id: 'users', label: 'customerUsers', icon: 'users' }),
        entry('referProvider', { id: 'refer', label: 'referCompany', icon: 'refer' }),
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

function providerBranch({ id, name, pages: allowed }: NavProvider): NavItem {
  const entry = (label: string, page: MemberPageName, to: string, details: Partial<NavItem> = {}): NavItem => {
    const { branch, permission }: Page = memberPages[page];
    return {
      id: `provider.${id}.${label}`,
      label,
      to,
      branch,
      providerId: id,
      hidden: !permission || !allowed.includes(permission),
      ...details,
    };
  };
  const payments = (label: string, details?: Partial<NavItem>) =>
    entry(label, 'providerPayments', pathTo('providerPayments', { providerId: id }), details);
  const securePayment: NavItem = {
    id: `provider.${id}.securePayment`,
    label: 'securePayment',
    hidden: !allowed.includes('payments'),
    children: [payments('application', { branch: 'provider.application', tab: 'application' })],
  };
  // A user who manages nothing but the prices goes straight to them.
  const isPricesOnly = allowed.includes('catalogs') && !allowed.includes('info');
  const children = [
    isPricesOnly
      ? entry('generalInfo', 'providerBudget', pathTo('providerBudget', { id }))
      : entry('generalInfo', 'providerInfo', pathTo('providerInfo', { id })),
    entry('products', 'providerItems', pathTo('providerItems', { id })),
    entry('calendar', 'providerCalendar', pathTo('providerCalendar', { id })),
    payments('payments'),
    securePayment,
    payments('pricingPackages', { branch: 'provider.packages', tab: 'packages' }),
    entry('referenceGallery', 'relatedProviders', pathTo('relatedProviders', { providerId: id })),
  ];
  return { id: `provider.${id}`, name, providerId: id, children, hidden: children.every(({ hidden }) => hidden) };
}

/** The page that is shown, as the sidebar knows it. */
export type Place = { branch: Branch | undefined; providerId: number | undefined };

export function isHere(item: NavItem, place: Place): boolean {
  if (!item.branch || item.branch !== place.branch) return false;
  return item.providerId === undefined || item.providerId === place.providerId;
}

/** The parents of the current entry, outermost first: they must be open for it to be visible. */
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

/** The calendar for a press on ‘Calendar’: of the provider that is open, otherwise of the first that has one. */
export function calendarFor(groups: readonly NavGroup[], place: Place): string | undefined {
  const branches = groups.flatMap(({ items }) => items).flatMap(({ children = [] }) => visible(children));
  const calendars = branches
    .flatMap(({ children }) => visible(children))
    .filter(({ branch }) => branch === 'provider.calendar');
  return (calendars.find(({ providerId }) => providerId === place.providerId) ?? calendars[0])?.to;
}

export function visible(items: readonly NavItem[] = []): NavItem[] {
  return items.filter((item) => !item.hidden);
}

/** Whether to show the upgrade banner: to customers who do not pay, if the installation enables it. */
export function offersUpgrade(
  customer: { readonly isPaid: boolean } | undefined,
  flags: { readonly upgradeBanner: boolean },
): boolean {
  return flags.upgradeBanner && customer?.isPaid === false;
}
