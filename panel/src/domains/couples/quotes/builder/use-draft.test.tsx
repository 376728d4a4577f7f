// @vitest-environment happy-dom
import type { QuoteDesk } from '@bellbird/contract/couples/quotes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasUnsaved } from '#ui/confirm/unsaved.ts';
import type { QuoteValues } from './quote-values.ts';
import { useDraft } from './use-draft.ts';

const FORM: QuoteValues = {
  title: '',
  note: '',
  weddingDate: null,
  spaceId: null,
  guests: 80,
  coverMediumId: null,
  attachmentIds: [],
  lines: [],
  discount: null,
  deposit: { kind: 'percent', value: 20 },
  instalments: [],
  balanceDueOn: null,
  validUntil: null,
  holdsDay: false,
};

let saves: { form: { note: string }; revision: number }[];
let answer: () => Response;
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  vi.useFakeTimers();
  saves = [];
  answer = () => json({ data: { quoteId: 1, revision: saves.length, savedAt: '2026-11-16T01:00:00Z' } });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    saves.push(JSON.parse(String(init.body)));
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openDraft() {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return renderHook(
    () => {
      const form = useForm<QuoteValues>({ defaultValues: FORM });
      return { form, draft: useDraft(7, { revision: 0 } as QuoteDesk, form) };
    },
    { wrapper },
  );
}
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('what is typed is saved a moment later, once, with the revision of the save before', async () => {
  const { result } = openDraft();
  expect(result.current.draft.state).toBe('new');
  for (const note of ['D', 'Do', 'Dogs']) act(() => result.current.form.setValue('note', note));
  expect(result.current.draft.state).toBe('saving');
  await later(1100);
  act(() => result.current.form.setValue('note', 'Dogs are welcome'));
  await later(1100);
  expect(saves.map(({ form, revision }) => [form.note, revision])).toEqual([
    ['Dogs', 0],
    ['Dogs are welcome', 1],
  ]);
  expect(result.current.draft.state).toBe('saved');
});

test('leaving the page saves at once; after sending nothing more is saved', async () => {
  const first = openDraft();
  act(() => first.result.current.form.setValue('note', 'Half a'));
  first.unmount();
  await later(10);
  expect(saves).toHaveLength(1);
  const second = openDraft();
  act(() => second.result.current.form.setValue('note', 'Sent'));
  act(() => second.result.current.draft.end());
  second.unmount();
  await later(5000);
  expect(saves).toHaveLength(1);
});

test('a save that failed is tried again until it arrives, and the page is not left without asking', async () => {
  answer = () => json({ code: 'unavailable', message: 'Away' }, 503);
  const { result } = openDraft();
  act(() => result.current.form.setValue('note', 'Dogs'));
  await later(1100);
  expect([result.current.draft.state, hasUnsaved()]).toEqual(['offline', true]);
  answer = () => json({ data: { quoteId: 1, revision: 1, savedAt: '2026-11-16T01:00:00Z' } });
  await later(20_000);
  expect([result.current.draft.state, hasUnsaved()]).toEqual(['saved', false]);
});

test('a draft that could not be discarded goes on being saved', async () => {
  const { result } = openDraft();
  act(() => result.current.draft.end());
  act(() => result.current.form.setValue('note', 'Typed while it was being discarded'));
  act(() => result.current.draft.resume());
  expect([result.current.draft.state, hasUnsaved()]).toEqual(['offline', true]);
  await later(5100);
  act(() => result.current.form.setValue('note', 'Typed afterwards'));
  await later(1100);
  expect(saves.map(({ form }) => form.note)).toEqual(['Typed while it was being discarded', 'Typed afterwards']);
  expect(result.current.draft.state).toBe('saved');
});

test('a draft that a colleague has saved is not overwritten', async () => {
  answer = () => json({ code: 'stale_version', message: 'Changed' }, 409);
  const { result } = openDraft();
  act(() => result.current.form.setValue('note', 'Dogs'));
  await later(30_000);
  expect(result.current.draft.state).toBe('stale');
  expect(saves).toHaveLength(1);
});
