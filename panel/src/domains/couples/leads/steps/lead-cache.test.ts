import type { LeadDetail, LeadSummary } from '@bellbird/contract/couples/leads';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { coupleOf, keepLead, showMoved } from './lead-cache.ts';

const row = (id: number, status: LeadSummary['status']) => ({ id, status, budget: 100 }) as LeadSummary;
const LIST = ['leads', 'list', { page: 1 }];

let queries: QueryClient;
const rows = () => queries.getQueryData<{ data: LeadSummary[] }>(LIST)?.data;
const lead = () => queries.getQueryData<LeadDetail>(['lead', 7]);

beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(LIST, { data: [row(7, 'pending'), row(8, 'pending')], meta: {} });
  queries.setQueryData(['lead', 7], { ...row(7, 'pending'), version: 1 });
});

test('LEAD-065 a step shows at once on the page and in the lists, and nowhere else', async () => {
  await showMoved(queries, 7, 'rejected');
  expect(lead()?.status).toBe('rejected');
  expect(rows()?.map(({ status }) => status)).toEqual(['rejected', 'pending']);
});

test('a couple is named from their page, or from a list if that was not opened', () => {
  const named = (id: number, name: string) => ({ ...row(id, 'pending'), couple: { name } });
  queries.setQueryData(LIST, { data: [named(7, 'Hana & Leo'), named(8, 'Ines & Tom')], meta: {} });
  queries.setQueryData(['lead', 7], { ...named(7, 'Hana Park & Leo Katz'), version: 1 });
  expect([7, 8, 9].map((id) => coupleOf(queries, id))).toEqual(['Hana Park & Leo Katz', 'Ines & Tom', '']);
});

test('LEAD-054 a refused step is reverted, and what has arrived since stays', async () => {
  const undo = await showMoved(queries, 7, 'rejected');
  queries.setQueryData(LIST, { data: [row(9, 'pending'), ...(rows() ?? [])], meta: {} });
  await undo();
  expect(lead()?.status).toBe('pending');
  expect(rows()?.map(({ id, status }) => [id, status])).toEqual([
    [9, 'pending'],
    [7, 'pending'],
    [8, 'pending'],
  ]);
});

test('the answer is shown wherever the lead is; what depends on it is refetched', async () => {
  queries.setQueryData(['lead', 7, 'notes'], { data: [] });
  await keepLead(queries, { ...row(7, 'deal'), version: 2 } as LeadDetail);
  expect(lead()).toMatchObject({ status: 'deal', version: 2 });
  expect(rows()?.[0]).toEqual(row(7, 'deal'));
  expect(queries.getQueryState(['lead', 7])?.isInvalidated).toBe(false);
  expect(queries.getQueryState(['lead', 7, 'notes'])?.isInvalidated).toBe(true);
  expect(queries.getQueryState(LIST)?.isInvalidated).toBe(true);
});
