// @vitest-environment happy-dom
import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { nextTask } from '#loading/next-task.ts';
import { createQueryClient } from '#platform/query/query-client.ts';
import { useLead } from './use-lead.ts';

afterEach(cleanup);

const LEAD = 7;
const COUNTS = ['leads', 'counts'];

function Probe() {
  return useLead(LEAD).lead?.couple.name;
}

/** A page of the couple that has just been fetched, beside counts and a list that are known already. */
function show(lead: Partial<LeadDetail>, row: Partial<LeadDetail> = lead): QueryClient {
  const queries = createQueryClient(() => undefined);
  queries.setQueryData(COUNTS, { unread: 1 });
  queries.setQueryData(['leads', 'list'], { data: [{ id: LEAD, couple: { name: 'Priya & Daniel' }, ...row }] });
  queries.setQueryData(['lead', LEAD], { id: LEAD, couple: { name: 'Priya & Daniel' }, ...lead } as LeadDetail);
  render(
    <QueryClientProvider client={queries}>
      <Probe />
    </QueryClientProvider>,
  );
  return queries;
}

test('LEAD-009 the first opening of a request asks for lists and counts again', async () => {
  const queries = show({ isFirstOpening: true });
  await waitFor(() => expect(queries.getQueryState(COUNTS)?.isInvalidated).toBe(true));
});

test('a list that still shows it as unread is asked for again, though another answer has opened it', async () => {
  const queries = show({ isFirstOpening: false, isRead: true }, { isRead: false });
  await waitFor(() => expect(queries.getQueryState(COUNTS)?.isInvalidated).toBe(true));
});

test('a request that had been read changes no list', async () => {
  const queries = show({ isFirstOpening: false, isRead: true });
  await nextTask();
  await nextTask();
  expect(queries.getQueryState(COUNTS)?.isInvalidated).toBe(false);
});
