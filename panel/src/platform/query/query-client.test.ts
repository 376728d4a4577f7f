import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('SHELL-105 queries are neither retried nor refetched on focus, and each failure is reported', async () => {
  const failed: unknown[] = [];
  const client = createQueryClient((error) => failed.push(error));
  let asked = 0;
  const broken = { queryKey: ['x'], queryFn: () => Promise.reject(new Error(`no ${(asked += 1)}`)) };
  await expect(client.fetchQuery(broken)).rejects.toThrow('no 1');
  expect(asked).toBe(1);
  expect(failed).toHaveLength(1);
  expect(client.getDefaultOptions().queries).toMatchObject({ retry: false, refetchOnWindowFocus: false });
});

test.each(['active', 'none'] as const)(
  'SHELL-105 what loads for the first time while it changes is asked again, and who waits gets what is true now (%s)',
  async (refetchType) => {
    const client = createQueryClient(() => undefined);
    let truth = 'before';
    const answers: (() => void)[] = [];
    const queryFn = () => {
      const seen = truth;
      return new Promise<string>((resolve) => answers.push(() => resolve(seen)));
    };
    const waiting = client.fetchQuery({ queryKey: ['list'], queryFn });
    truth = 'after';
    const settled = client.invalidateQueries({ queryKey: ['list'], refetchType });
    for (const answer of answers) answer();
    expect(await waiting).toBe('after');
    await settled;
    expect(client.getQueryData(['list'])).toBe('after');
    expect(answers).toHaveLength(2);
  },
);

test('SHELL-105 a query that a change does not affect keeps loading', async () => {
  const client = createQueryClient(() => undefined);
  let asked = 0;
  const waiting = client.fetchQuery({ queryKey: ['other'], queryFn: () => Promise.resolve((asked += 1)) });
  await client.invalidateQueries({ queryKey: ['list'] });
  expect(await waiting).toBe(1);
  expect(asked).toBe(1);
});
