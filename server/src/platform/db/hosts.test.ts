import { expect, test } from 'vitest';
import { connectTo, hostUrls } from './hosts.ts';
import { likePart } from './like.ts';

test.each([
  ['postgres://one/bellbird', ['postgres://one/bellbird']],
  ['postgresql://u:p@one:1,two:2/b?ssl=1', ['postgresql://u:p@one:1/b?ssl=1', 'postgresql://u:p@two:2/b?ssl=1']],
  ['postgres://one,two', ['postgres://one', 'postgres://two']],
  ['postgres://u:a,b@one/b', ['postgres://u:a,b@one/b']],
  ['http://one,two/b', ['']],
])('%s names the hosts %j', (url, urls) => {
  expect(hostUrls(url)).toEqual(urls);
});

test('one host is connected to as it is; of several, a search finds the one that accepts writes', () => {
  const plain = connectTo('postgres://one/b');
  const several = connectTo('postgres://one,two/b');
  expect([plain.connectionString, several.connectionString]).toEqual(['postgres://one/b', 'postgres://one/b']);
  expect(several.Client).not.toBe(plain.Client);
});

test('what somebody looks for is text, not a pattern', () => {
  expect(likePart('50%_Ruby\\')).toBe(String.raw`%50\%\_ruby\\%`);
});
