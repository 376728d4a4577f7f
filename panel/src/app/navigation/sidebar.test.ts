import { PAGES } from '@bellbird/contract/shared/access';
import { describe, expect, test } from 'vitest';
import { type NavItem, branchTo, calendarFor, isHere, offersUpgrade, sidebarFor, visible } from './sidebar.ts';

const support = {
  remoteDesktop: 'https://remote.example',
  whatsapp: 'https://wa.me/61',
  tutorial: 'https://t.example',
};
const providers = [
  { id: 7, name: 'Wattle Creek Barn', pages: PAGES },
  { id: 8, name: 'The Glasshouse', pages: PAGES },
];
const all = sidebarFor({ providers, canManage: true, support });
const top = all.flatMap((group) => visible(group.items));
const find = (id: string, items: readonly NavItem[] = top): NavItem | undefined =>
  items.find((item) => item.id === id) ?? items.map((item) => find(id, visible(item.children))).find(Boolean);

describe('the sidebar', () => {
  test('SHELL-064 SHELL-065 SHELL-066 opens Home, Couples and To-do, the last two with their counts', () => {
    expect(find('home')?.to).toBe('/dashboard');
    expect(find('couples')).toMatchObject({ to: '/leads', badge: 'pendingLeads' });
    expect(find('todo')).toMatchObject({ to: '/todo', badge: 'prompts' });
  });

  test('SHELL-067 hides Providers and Galleries from a user without providers', () => {
    expect(find('providers')?.to).toBe('/providers');
    expect(find('galleries')?.to).toBe('/galleries');
    const without = sidebarFor({ providers: [], canManage: true, support }).flatMap((group) => visible(group.items));
    expect(without.map((item) => item.id)).not.toContain('providers');
    expect(without.map((item) => item.id)).not.toContain('galleries');
    expect(without.map((item) => item.id)).toContain('comments');
  });

  test('SHELL-068 SHELL-069 SHELL-072 SHELL-078 opens comments, transfer reviews, discounts and users', () => {
    expect(find('comments')?.to).toBe('/provider-testimonials');
    expect(find('transfer')?.to).toBe('/transfer-reviews');
    expect(find('discounts')?.to).toBe('/discounts');
    expect(find('users')?.to).toBe('/customer-users');
    const listing = visible(all[1]?.items).map((item) => item.id);
    expect(listing.indexOf('transfer')).toBe(listing.indexOf('comments') + 1);
  });

  test('USER-047 hides Customer users from users who may not manage them', () => {
    const items = sidebarFor({ providers, canManage: false, support }).flatMap((group) => visible(group.items));
    expect(items.map((item) => item.id)).not.toContain('users');
  });

  test('SHELL-070 SHELL-071 nests templates and statistics, without magnet', () => {
    expect(visible(find('templates')?.children).map((item) => item.to)).toEqual([
      '/templates/attachments',
      '/templates/signatures',
      '/templates/mail-templates',
    ]);
    expect(visible(find('statistics')?.children).map((item) => item.id)).toEqual(['visits', 'weddings', 'rivals']);
    expect(find('statistics')?.children?.map((item) => item.id)).toContain('magnet');
  });

  test('SHELL-073 SHELL-074 offers ask-us and remote desktop, and hides WhatsApp help and the tutorial', () => {
    expect(visible(find('support')?.children)).toEqual([
      expect.objectContaining({ id: 'askUs', action: 'askUs' }),
      expect.objectContaining({ id: 'remoteDesktop', href: 'https://remote.example' }),
    ]);
  });

  test('SHELL-055 offers everybody to refer a company', () => {
    expect(find('refer')).toMatchObject({ to: '/refer-provider', branch: 'refer' });
    const least = sidebarFor({ providers: [], canManage: false, support }).flatMap((group) => visible(group.items));
    expect(least.map((item) => item.id)).toContain('refer');
  });

  test('SHELL-076 offers Logout in the drawer only', () => {
    expect(find('logout')).toMatchObject({ action: 'logout', drawerOnly: true });
  });

  test('SHELL-077 SHELL-080 lists the pages of each provider under its name', () => {
    const branch = find('provider.7');
    expect(branch?.name).toBe('Wattle Creek Barn');
    expect(branch?.children?.map((item) => item.to)).toEqual([
      '/providers/7/info',
      '/providers/7/items',
      '/providers/7/calendar-events',
      '/providers/7/payments',
      undefined,
      '/providers/7/payments',
      '/providers/7/related-providers',
    ]);
  });

  test('SHELL-079 Secure Payment with its Application, and Pricing Packages, are tabs of the payments', () => {
    expect(find('provider.7.securePayment')).toMatchObject({ label: 'securePayment' });
    expect(find('provider.7.securePayment')?.to).toBeUndefined();
    expect(find('provider.7.application')).toMatchObject({ to: '/providers/7/payments', tab: 'application' });
    expect(find('provider.7.pricingPackages')).toMatchObject({ to: '/providers/7/payments', tab: 'packages' });
    expect(branchTo(all, { branch: 'provider.application', providerId: 8 })).toEqual([
      'providers',
      'provider.8',
      'provider.8.securePayment',
    ]);
  });

  test('PROV-010 PROV-011 offers only what the user may manage, for each provider separately', () => {
    const groups = sidebarFor({
      providers: [
        { id: 7, name: 'Wattle Creek Barn', pages: ['calendar', 'testimonials'] },
        { id: 8, name: 'The Glasshouse', pages: ['leads'] },
        { id: 9, name: 'The Lawn', pages: ['catalogs'] },
      ],
      canManage: false,
      support,
    });
    const offered = groups.flatMap((group) => visible(group.items));
    const ids = offered.map((item) => item.id);
    expect(ids).toEqual(expect.arrayContaining(['couples', 'comments', 'transfer', 'templates']));
    for (const id of ['galleries', 'discounts', 'statistics']) expect(ids).not.toContain(id);
    const branches = visible(find('providers', offered)?.children);
    expect(branches.map(({ name }) => name)).toEqual(['Wattle Creek Barn', 'The Lawn']);
    expect(branches.map((branch) => visible(branch.children).map(({ to }) => to))).toEqual([
      ['/providers/7/calendar-events'],
      ['/providers/9/info/budget'],
    ]);
  });

  test('SHELL-081 finds the branch of the current path, for each provider', () => {
    expect(branchTo(all, { branch: 'provider.calendar', providerId: 8 })).toEqual(['providers', 'provider.8']);
    expect(branchTo(all, { branch: 'templates.signatures', providerId: undefined })).toEqual(['templates']);
    expect(branchTo(all, { branch: 'couples', providerId: undefined })).toEqual([]);
    expect(branchTo(all, { branch: undefined, providerId: undefined })).toEqual([]);
    const calendarOf7 = find('provider.7.calendar');
    expect(calendarOf7 && isHere(calendarOf7, { branch: 'provider.calendar', providerId: 8 })).toBe(false);
    expect(calendarOf7 && isHere(calendarOf7, { branch: 'provider.calendar', providerId: 7 })).toBe(true);
  });
});

test('the calendar on a phone is that of the open provider, of the first one elsewhere, and none without the right', () => {
  expect(calendarFor(all, { branch: 'provider.info', providerId: 8 })).toBe('/providers/8/calendar-events');
  expect(calendarFor(all, { branch: 'home', providerId: undefined })).toBe('/providers/7/calendar-events');
  const second = [{ id: 7, name: 'The Barn', pages: ['leads'] as const }, ...providers.slice(1)];
  const some = sidebarFor({ providers: second, canManage: true, support });
  expect(calendarFor(some, { branch: 'home', providerId: undefined })).toBe('/providers/8/calendar-events');
  const none = sidebarFor({ providers: second.slice(0, 1), canManage: true, support });
  expect(calendarFor(none, { branch: 'home', providerId: undefined })).toBeUndefined();
});

test('GATE-005 GATE-006 the upgrade banner is for customers who do not pay, and only if the setting allows it', () => {
  const [allowed, usual] = [{ upgradeBanner: true }, { upgradeBanner: false }];
  expect(offersUpgrade({ isPaid: false }, allowed)).toBe(true);
  expect(offersUpgrade({ isPaid: true }, allowed)).toBe(false);
  expect(offersUpgrade({ isPaid: false }, usual)).toBe(false);
  expect(offersUpgrade(undefined, allowed)).toBe(false);
});
