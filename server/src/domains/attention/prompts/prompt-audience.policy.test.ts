import { expect, test } from 'vitest';
import type { Member } from '#platform/auth/caller.ts';
import { promptAudience } from './prompt-audience.policy.ts';

const caller = {
  customerId: 1,
  customerUserId: 9,
  links: [
    { providerId: 11, pages: ['leads', 'payments'] },
    { providerId: 12, pages: ['info'] },
  ],
} as unknown as Member;
const pairs = (wanted: Parameters<typeof promptAudience>[1]) => {
  const { providerIds, types } = promptAudience(caller, wanted);
  return types.map((type, at) => `${providerIds[at]} ${type}`);
};

test('a to-do is for who looks after its page; a notice for everybody of the provider', () => {
  expect(pairs({ types: ['payment', 'missing_data', 'notification'] })).toEqual([
    '11 payment',
    '12 missing_data',
    '11 notification',
    '12 notification',
  ]);
  expect(pairs({ types: ['notification', 'reminder'], providerId: 12 })).toEqual(['12 notification']);
  expect(promptAudience(caller)).toMatchObject({ customerId: 1, customerUserId: 9 });
  expect(pairs({}).filter((pair) => pair.startsWith('12'))).toEqual(['12 notification', '12 missing_data']);
});
