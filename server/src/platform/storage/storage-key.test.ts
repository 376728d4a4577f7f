import { expect, test } from 'vitest';
import { assertKey } from './storage-key.ts';

test.each([
  'a',
  'Galleries/12/4F3C_a-b.jpg',
  '_x/9',
  'x'.repeat(200),
  `${'x'.repeat(200)}/${'y'.repeat(200)}/${'z'.repeat(98)}`,
])('%s is a key', (key) => {
  expect(() => assertKey(key)).not.toThrow();
});

test.each([
  ['nothing', ''],
  ['the folder above', '../a'],
  ['the folder above, further down', 'a/../b'],
  ['a hidden file', '.env'],
  ['an absolute path', '/etc/passwd'],
  ['an empty folder', 'a//b'],
  ['a path that ends open', 'a/'],
  ['a path of Windows', String.raw`a\b`],
  ['a space', 'a b'],
  ['a mark of addresses', 'a?b'],
  ['an option of a command', '-rf'],
  ['a letter that needs escaping', 'ä'],
  ['a new line', 'a\n'],
  ['a part that is too long', 'x'.repeat(201)],
  ['one that is too long', `${'x'.repeat(200)}/${'y'.repeat(200)}/${'z'.repeat(99)}`],
])('%s is none', (_case, key) => {
  expect(() => assertKey(key)).toThrow('Not a storage key.');
});
