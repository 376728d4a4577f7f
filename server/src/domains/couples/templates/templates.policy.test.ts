import { expect, test } from 'vitest';
import type { Member } from '#platform/auth/caller.ts';
import { digestOf } from './file-digest.rules.ts';
import { assertCanWrite } from './templates.policy.ts';

test('templates are for who writes to couples or manages the account', () => {
  const caller = (canManage: boolean, ...pages: string[]) =>
    ({ customerId: 1, canManage, links: [{ pages: ['info'] }, { pages }] }) as unknown as Member;
  const refused = expect.objectContaining({ code: 'not_found' });
  expect(() => assertCanWrite(caller(true), 1)).not.toThrow();
  expect(() => assertCanWrite(caller(false, 'leads'), 1)).not.toThrow();
  expect(() => assertCanWrite(caller(false, 'gallery'), 1)).toThrow(refused);
  expect(() => assertCanWrite(caller(true), 2)).toThrow(refused);
});

test('a file is told from any other of its name', () => {
  expect(digestOf(Buffer.from('abc')).toString('hex')).toMatch(/^ba7816bf/);
});
