// @vitest-environment happy-dom
import type { Provider } from '@bellbird/contract/listing/providers';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RouterRoot } from '#platform/routing/RouterRoot.tsx';
import { addTexts } from '#texts/texts.ts';
import { ConfirmProvider } from '#ui/confirm/ConfirmProvider.tsx';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { routerAt } from '../../../testing/router-at.ts';
import { QuotePaymentsTab } from './QuotePaymentsTab.tsx';
import en from './quote-payments.en.json' with { type: 'json' };

addTexts('quote-payments', en);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('more payments are shown when they are asked for, while those before stay', async () => {
  const deposit = (id: number) => ({
    id,
    leadId: id,
    coupleName: `Couple ${id}`,
    quoteNumber: `Q-${id}`,
    kind: 'deposit',
    cents: 90_000,
    dueOn: '2026-11-20',
    state: 'paid',
    paidAt: '2026-11-20T01:00:00Z',
    paidBy: 'card',
    feeCents: 0,
    refundedCents: 0,
    dispute: null,
  });
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const rows = new URL(url, 'http://localhost').searchParams.get('rows');
    asked.push(rows);
    const money = { overdueCents: 0, dueCents: 0, months: [], open: [], payouts: [], cards: null, bankAccount: null };
    const paid = rows === null ? [deposit(1)] : [deposit(1), deposit(2)];
    const data = { ...money, paid, hasMore: rows === null };
    return Promise.resolve(
      new Response(JSON.stringify({ data }), { status: 200, headers: { 'content-type': 'application/json' } }),
    );
  });
  const router = await routerAt(() => null);
  const { user } = renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <NoticesProvider>
        <ConfirmProvider>
          <RouterRoot router={router}>
            <QuotePaymentsTab provider={{ id: 3, timeZone: 'Australia/Sydney' } as Provider} />
          </RouterRoot>
        </ConfirmProvider>
      </NoticesProvider>
    </QueryClientProvider>,
  );
  await user.click(await screen.findByRole('button', { name: en.showMore }));
  expect(screen.getByText('Couple 1')).toBeDefined();
  expect(await screen.findByText('Couple 2')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: en.showMore })).toBeNull());
  expect(asked).toEqual([null, '400']);
});
