import type { LiveEvent } from '@bellbird/contract/attention/notifications';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handOver, takeOver } from '#platform/query/handed-over.ts';
import { createRefresher } from './refresher.ts';

const KEYS = [
  ['leads', 'list', { page: 1 }],
  ['leads', 'counts'],
  ['leads', 'home', '2026-11'],
  ['leads', 'search', 'an'],
  ['lead', 7],
  ['lead', 7, 'messages'],
  ['lead', 7, 'draft'],
  ['lead', 8, 'messages'],
  ['unmatched'],
  ['prompts', 'meta'],
  ['calendar', 3, 'events', '2027-03'],
  ['payments', 'list'],
  ['packages', 3],
  ['merchant-applications', 3],
];

let queries: QueryClient;
let read: string[];
let hold: Promise<void> | undefined;
let sessionReads = 0;
const refreshSession = async () => void (sessionReads += 1);

beforeEach(async () => {
  vi.useFakeTimers();
  read = [];
  hold = undefined;
  sessionReads = 0;
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  for (const queryKey of KEYS) {
    const queryFn = async () => {
      read.push(queryKey.map((part) => (typeof part === 'object' ? '*' : part)).join('/'));
      await hold;
      return 1;
    };
    new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined);
  }
  await vi.advanceTimersByTimeAsync(1);
  read = [];
});
afterEach(() => {
  queries.clear();
  vi.useRealTimers();
});

const HOME = 'leads/home/2026-11';
const LISTS = ['leads/list/*', 'leads/counts', HOME];

test.each<[LiveEvent, string[]]>([
  [{ kind: 'lead', leadId: 7, coupleName: 'L', organizationDate: null, createdAt: '2026-11-15T02:00:00Z' }, LISTS],
  [{ kind: 'message', leadId: 7, coupleName: 'L' }, [...LISTS, 'lead/7', 'lead/7/messages']],
  [{ kind: 'lead_changed', leadId: 8 }, [...LISTS, 'lead/8/messages']],
  [
    { kind: 'reminder', leadId: 7, coupleName: 'L', text: 'Ring', dueAt: '2026-11-15T02:00:00Z' },
    ['leads/counts', HOME, 'lead/7', 'lead/7/messages', 'prompts/meta'],
  ],
  [{ kind: 'unmatched' }, ['leads/counts', 'unmatched']],
  [{ kind: 'prompts' }, ['leads/counts', HOME, 'prompts/meta']],
  [{ kind: 'calendar', providerId: 3 }, ['calendar/3/events/2027-03']],
  [{ kind: 'calendar', providerId: 4 }, []],
  [{ kind: 'payments' }, ['payments/list', 'packages/3', 'merchant-applications/3']],
])('LIVE-001 %o makes exactly what it touches be read again, and never a draft', async (event, expected) => {
  createRefresher(queries, refreshSession).onEvent(event);
  await vi.advanceTimersByTimeAsync(300);
  expect(read).toEqual(expected);
});

test('LIVE-001 after an interruption everything that could have changed is refreshed', async () => {
  createRefresher(queries, refreshSession).wasAway();
  await vi.advanceTimersByTimeAsync(300);
  const others = new Set(['leads/search/an', 'lead/7/draft']);
  expect(read).toEqual(
    KEYS.map((key) => key.map((part) => (typeof part === 'object' ? '*' : part)).join('/')).filter(
      (key) => !others.has(key),
    ),
  );
});

test('LIVE-001 a hundred events cause one refresh, and a slow one ends before the next starts', async () => {
  let release = () => {};
  hold = new Promise((resolve) => (release = resolve));
  const refresher = createRefresher(queries, refreshSession);
  for (let n = 0; n < 100; n += 1) refresher.onEvent({ kind: 'unmatched' });
  await vi.advanceTimersByTimeAsync(300);
  refresher.onEvent({ kind: 'unmatched' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(read).toEqual(['leads/counts', 'unmatched']);
  release();
  await vi.advanceTimersByTimeAsync(300);
  expect(read).toEqual(['leads/counts', 'unmatched', 'leads/counts', 'unmatched']);
});

test('PROMPT-002 what a call before the event left for the badges does not answer for them', async () => {
  handOver(queries, ['prompts', 'meta'], 'old');
  createRefresher(queries, refreshSession).onEvent({ kind: 'prompts' });
  await vi.advanceTimersByTimeAsync(300);
  expect(await takeOver(queries, ['leads', 'counts'], ['prompts', 'meta'])).toBeUndefined();
});

test('PAY-022 a payment made elsewhere clears its notice in every open tab', async () => {
  const refresher = createRefresher(queries, refreshSession);
  refresher.onEvent({ kind: 'unmatched' });
  await vi.advanceTimersByTimeAsync(300);
  expect(sessionReads).toBe(0);
  refresher.onEvent({ kind: 'payments' });
  refresher.onEvent({ kind: 'payments' });
  await vi.advanceTimersByTimeAsync(300);
  expect(sessionReads).toBe(1);
  refresher.wasAway();
  await vi.advanceTimersByTimeAsync(300);
  expect(sessionReads).toBe(2);
});
