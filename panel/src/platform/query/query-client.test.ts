import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

test('SHELL-105 queries are neither retried nor refetched on focus, and each failure is told', async () => {
  const failed: unknown[] = [];
  const client = createQueryClient((error) => failed.push(error));
  let asked = 0;
  const broken = { queryKey: ['x'], queryFn: () => Promise.reject(new Error(`no ${(asked += 1)}`)) };
  await expect(client.fetchQuery(broken)).rejects.toThrow('no 1');
  expect(asked).toBe(1);
  expect(failed).toHaveLength(1);
  expect(client.getDefaultOptions().queries).toMatchObject({ retry: false, refetchOnWindowFocus: false });
});
