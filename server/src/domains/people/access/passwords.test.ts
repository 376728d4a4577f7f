import { expect, test } from 'vitest';
import { AppError } from '#platform/errors/app-error.ts';
import { hashPassword, verifyPassword } from './passwords.operations.ts';

test('a password fits its own hash in whatever way its letters are composed, and nothing fits nobody', async () => {
  const hash = await hashPassword('caf\u00e9-wedding');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword('cafe\u0301-wedding', hash)).toBe(true);
  expect(await verifyPassword('cafe-wedding', hash)).toBe(false);
  expect(await verifyPassword('nobody has this password', null)).toBe(false);
});

test('a flood of hashes waits in a line that ends: whoever is beyond it is asked to come back', async () => {
  const hash = await hashPassword('demo-wedding');
  const [running, waiting, beyond] = [2, 100, 8];
  const flood = Array.from({ length: running + waiting + beyond }, () => verifyPassword('a-guess', hash));
  const answers = await Promise.allSettled(flood);
  const refused = answers.filter((answer) => answer.status === 'rejected').map((answer) => answer.reason as unknown);
  expect(refused).toHaveLength(beyond);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'unavailable', retryAfterS: 2 });
  expect(refused[0]).toBeInstanceOf(AppError);
  expect(answers.filter((answer) => answer.status === 'fulfilled' && !answer.value)).toHaveLength(running + waiting);
});
