import { describe, expect, test } from 'vitest';
import { PAGE_NAMES, PATHS } from '#platform/routing/paths.ts';
import { pages } from './pages.ts';

const paths = (layout: string) =>
  PAGE_NAMES.filter((name) => pages[name].layout === layout)
    .map((name): string => PATHS[name])
    .toSorted();

describe('the table of pages', () => {
  test('SHELL-006 SHELL-008 holds the five routes under /auth', () => {
    expect(paths('auth')).toEqual([
      '/auth/forgot-password',
      '/auth/forgot-username',
      '/auth/google',
      '/auth/login',
      '/auth/renew-password',
    ]);
  });

  test('SHELL-014 holds the pages without navigation', () => {
    expect(paths('bare')).toEqual([
      '/password-renew',
      '/password-reset',
      '/password-reset/{recoveryKey}',
      '/register/{customerId}/{customerUserId}/{hash}',
      '/undo/{key}',
      '/unsubscribe/{token}',
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
        '/leads/{id}/quote',
        '/leads/unmatched',
        '/weddings',
        '/quotes',
        '/providers',
        '/providers/{id}/info',
        '/providers/{id}/info/{tab}',
        '/providers/{id}/info/budget',
        '/providers/{id}/badges',
        '/providers/{id}/preview',
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
    const inMain = PAGE_NAMES.filter((name) => pages[name].layout === 'main');
    expect(inMain.filter((name) => pages[name].access !== 'member')).toEqual([]);
  });

  test('gives both spellings of signatures and mail templates one page and one branch', () => {
    expect(pages.signaturesShort.title).toBe(pages.signatures.title);
    expect(pages.mailTemplatesShort.branch).toBe(pages.mailTemplates.branch);
  });
});
