import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { handOver, takeOver } from './handed-over.ts';

const LEAD = ['lead', 1];
const MESSAGES = ['lead', 1, 'messages'];

test('a part of a response is handed over once', async () => {
  const client = new QueryClient();
  handOver(client, MESSAGES, ['Hello']);
  expect(await takeOver(client, LEAD, MESSAGES)).toEqual(['Hello']);
  expect(await takeOver(client, LEAD, MESSAGES)).toBeUndefined();
});

test('a query that is on its way is waited for; one that fails leaves nothing', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answer = Promise.withResolvers<string>();
  const fetched = client.fetchQuery({
    queryKey: LEAD,
    queryFn: async () => {
      const lead = await answer.promise;
      handOver(client, MESSAGES, ['Hello']);
      return lead;
    },
  });
  const taken = takeOver(client, LEAD, MESSAGES);
  answer.resolve('Ruby & Finn');
  expect([await fetched, await taken]).toEqual(['Ruby & Finn', ['Hello']]);

  const failing = client.fetchQuery({ queryKey: LEAD, queryFn: () => Promise.reject(new Error('offline')) });
  const nothing = takeOver(client, LEAD, MESSAGES);
  await expect(failing).rejects.toThrow('offline');
  expect(await nothing).toBeUndefined();
});
