import { describe, expect, test } from 'vitest';
import { paramsAllowed, pathTo } from './paths.ts';

describe('the paths of pages', () => {
  test('an unknown tab is not a page', () => {
    expect(paramsAllowed('settingsTab', { tab: 'contact-info' })).toBe(true);
    expect(paramsAllowed('settingsTab', { tab: 'nonsense' })).toBe(false);
    expect(paramsAllowed('providerInfoTab', { id: '7', tab: 'about' })).toBe(true);
    expect(paramsAllowed('providerInfoTab', { id: '7', tab: 'toString' })).toBe(false);
  });

  test('are filled with parameters, and optional ones can be left out', () => {
    expect(pathTo('home')).toBe('/');
    expect(pathTo('lead', { id: 7 })).toBe('/leads/7');
    expect(pathTo('providerGallery', { providerId: 3 })).toBe('/providers/3/gallery');
    expect(pathTo('providerGallery', { providerId: 3, galleryId: 9 })).toBe('/providers/3/gallery/9');
    expect(pathTo('passwordResetByKey', { recoveryKey: 'a/b' })).toBe('/password-reset/a%2Fb');
  });
});
