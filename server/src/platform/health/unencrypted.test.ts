import { expect, test } from 'vitest';
import { noteUnencrypted } from './unencrypted.ts';

test.each([
  [['localhost'], false, 0],
  [['127.0.0.1', '[::1]'], false, 0],
  [[''], false, 0],
  [['db.example'], true, 0],
  [['db.example'], false, 1],
  [['localhost.example'], false, 1],
  [['10.0.0.7'], false, 1],
])('a connection to %s, with TLS: %s, has %s notes', (hosts, hasTls, count) => {
  expect(noteUnencrypted(hosts, hasTls, 'add it')).toHaveLength(count);
});

test('the note names the other machines and what to do', () => {
  expect(noteUnencrypted(['127.0.0.1', 'one.example', 'two.example'], false, 'add ?sslmode=verify-full')).toEqual([
    'Not encrypted on its way to one.example, two.example: add ?sslmode=verify-full, unless only your own machines see that network.',
  ]);
});
