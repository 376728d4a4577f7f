import { expect, test } from 'vitest';
import { createMatcher } from './matching.ts';

const PATHS = ['/', '/leads/{id}', '/leads/unmatched', '/leads', '/providers/{providerId}/gallery/{galleryId?}'];
const match = createMatcher(PATHS.map((path) => ({ path })));
const found = (pathname: string) => {
  const { route, params } = match(pathname) ?? {};
  return [route?.path, params];
};

test('a literal path comes before one with a parameter', () => {
  expect(found('/leads/unmatched')).toEqual(['/leads/unmatched', {}]);
  expect(found('/leads/7')).toEqual(['/leads/{id}', { id: '7' }]);
});

test('an optional parameter may be missing', () => {
  expect(found('/providers/7/gallery')).toEqual([PATHS[4], { providerId: '7', galleryId: undefined }]);
  expect(found('/providers/7/gallery/9')).toEqual([PATHS[4], { providerId: '7', galleryId: '9' }]);
});

test('a slash at the end is ignored', () => {
  expect(found('/')).toEqual(['/', {}]);
  expect(found('/leads/')).toEqual(['/leads', {}]);
});

test('parameters are decoded, and a malformed encoding is not an address', () => {
  expect(found('/leads/a%2Fb%20c')).toEqual(['/leads/{id}', { id: 'a/b c' }]);
  expect(match('/leads/%E0%A4%A')).toBeUndefined();
});

test.each(['/nowhere', '/leads/7/8', '/leadsx', '/providers//gallery'])('%s has no page', (pathname) => {
  expect(match(pathname)).toBeUndefined();
});
