import { expect, test } from 'vitest';
import { createKeyring } from '../crypto/keyring.ts';
import { createSignedFiles } from './signed-files.ts';

const keyring = createKeyring('a-secret-of-tests-and-of-nobody-else');
const at = (iso: string) => createSignedFiles(keyring, { now: () => new Date(iso) });
const partsOf = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://here');
  return [pathname.replace('/files/signed/', ''), Object.fromEntries(searchParams)] as const;
};

test('an address is valid for ten to twenty minutes, and stays the same for ten', () => {
  const url = at('2026-11-16T10:00:00Z').urlOf('galleries/one/640.webp');
  expect(at('2026-11-16T10:09:59Z').urlOf('galleries/one/640.webp')).toBe(url);
  expect(at('2026-11-16T10:10:00Z').urlOf('galleries/one/640.webp')).not.toBe(url);
  expect(at('2026-11-16T10:19:59Z').holdsFor(...partsOf(url))).toBe(1);
  expect(at('2026-11-16T10:20:00Z').holdsFor(...partsOf(url))).toBeUndefined();
});

test('an address is for one file, one end and one secret', () => {
  const files = at('2026-11-16T00:00:00Z');
  const [key, query] = partsOf(files.urlOf('galleries/one/640.webp'));
  expect(files.holdsFor('galleries/two/640.webp', query)).toBeUndefined();
  expect(files.holdsFor(key, { ...query, until: '99999999999' })).toBeUndefined();
  expect(files.holdsFor(key, { ...query, sign: query['sign']?.slice(1) })).toBeUndefined();
  expect(files.holdsFor(key, {})).toBeUndefined();
  const other = createSignedFiles(createKeyring('another-secret'), { now: () => new Date('2026-11-16T00:00:00Z') });
  expect(other.holdsFor(key, query)).toBeUndefined();
});
