import { describe, expect, test } from 'vitest';
import { ROUTE_NAMES, paramsAllowed, pathTo, routeEntry, routeTable } from './route-table.ts';

const paths = (layout: string) =>
  ROUTE_NAMES.map(routeEntry)
    .filter((entry) => entry.layout === layout)
    .map((entry) => entry.path)
    .toSorted();

describe('the route table', () => {
  test('SHELL-006 SHELL-008 holds the five routes under /auth', () => {
    expect(paths('auth')).toEqual([
      '/auth/forgot-password',
      '/auth/forgot-username',
      '/auth/google',
      '/auth/login',
      '/auth/renew-password',
    ]);
  });

  test('SHELL-014 holds the pages outside the house', () => {
    expect(paths('bare')).toEqual([
      '/password-renew',
      '/password-reset',
      '/password-reset/{recoveryKey}',
      '/register/{customerId}/{customerUserId}/{hash}',
      '/users/confirm/{customerId}/{userId}/{hash}',
    ]);
  });

  test('SHELL-004 SHELL-005 SHELL-007 SHELL-019 SHELL-020 SHELL-021 keeps checkout, wizard and errors in layouts of their own', () => {
    expect(paths('checkout')).toEqual(['/checkout']);
    expect(paths('wizard')).toEqual(['/signup-wizard/{hash}']);
    expect(paths('plain')).toEqual(['/errors/error-401', '/errors/error-404', '/errors/error-500']);
  });

  test('SHELL-003 SHELL-023 holds every page of the main layout, for members only', () => {
    expect(paths('main')).toEqual(
      [
        '/',
        '/dashboard',
        '/todo',
        '/leads',
        '/leads/{id}',
        '/leads/unmatched',
        '/providers',
        '/providers/{id}/info',
        '/providers/{id}/info/{tab}',
        '/providers/{id}/info/budget',
        '/providers/{id}/badges',
        '/providers/{providerId}/gallery/{galleryId?}',
        '/providers/{providerId}/galleries/{galleryId}',
        '/providers/{providerId}/related-providers',
        '/providers/{id}/items',
        '/providers/{providerId}/payments',
        '/providers/{id}/calendar-events',
        '/galleries',
        '/provider-testimonials',
        '/transfer-reviews',
        '/statistics/visits',
        '/statistics/weddings',
        '/statistics/rivals',
        '/statistics/magnet',
        '/customer-users',
        '/discounts',
        '/templates/attachments',
        '/templates/signatures',
        '/signatures',
        '/templates/mail-templates',
        '/mail-templates',
        '/instagram/callback',
        '/settings',
        '/settings/{tab}',
        '/refer-provider',
        '/refer-provider/success',
        '/refer-provider/conditions',
      ].toSorted(),
    );
    const inMain = ROUTE_NAMES.filter((name) => routeEntry(name).layout === 'main');
    expect(inMain.filter((name) => routeEntry(name).access !== 'member')).toEqual([]);
  });

  test('gives both spellings of signatures and mail templates one page and one branch', () => {
    expect(routeTable.signaturesShort.title).toBe(routeTable.signatures.title);
    expect(routeEntry('mailTemplatesShort').branch).toBe(routeEntry('mailTemplates').branch);
  });

  test('an unknown tab is no page', () => {
    expect(paramsAllowed(routeTable.settingsTab, { tab: 'contact-info' })).toBe(true);
    expect(paramsAllowed(routeTable.settingsTab, { tab: 'nonsense' })).toBe(false);
    expect(paramsAllowed(routeTable.providerInfoTab, { id: '7', tab: 'about' })).toBe(true);
    expect(paramsAllowed(routeTable.providerInfoTab, { id: '7', tab: 'toString' })).toBe(false);
  });

  test('writes addresses, leaving out what is optional', () => {
    expect(pathTo('home')).toBe('/');
    expect(pathTo('lead', { id: 7 })).toBe('/leads/7');
    expect(pathTo('providerGallery', { providerId: 3 })).toBe('/providers/3/gallery');
    expect(pathTo('providerGallery', { providerId: 3, galleryId: 9 })).toBe('/providers/3/gallery/9');
    expect(pathTo('settingsTab', { tab: 'a/b' })).toBe('/settings/a%2Fb');
  });
});
