// @vitest-environment happy-dom
import type { QuotePaymentRow } from '@bellbird/contract/couples/quote-payments';
import type { Provider } from '@bellbird/contract/listing/providers';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RouterRoot } from '#platform/routing/RouterRoot.tsx';
import { addTexts } from '#texts/texts.ts';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { routerAt } from '../../../testing/router-at.ts';
import { PaymentLine } from './PaymentLine.tsx';
import { quoteMoneyOptions } from './quote-payments.queries.ts';
import en from './quote-payments.en.json' with { type: 'json' };

addTexts('quote-payments', en);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a payment is marked once, and its button waits until the list has been read again', async () => {
  const marked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    marked.push(url);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  const queries = new QueryClient();
  let reread = () => undefined as void;
  vi.spyOn(queries, 'invalidateQueries').mockImplementation(() => new Promise((resolve) => (reread = resolve)));
  const payment = { id: 4, leadId: 7, coupleName: 'Ruby & Finn', kind: 'deposit', state: 'open', cents: 90_000 };
  const router = await routerAt(() => null);
  renderUi(
    <QueryClientProvider client={queries}>
      <NoticesProvider>
        <RouterRoot router={router}>
          <PaymentLine
            payment={{ ...payment, dueOn: '2026-11-20' } as QuotePaymentRow}
            provider={{ id: 3, timeZone: 'Australia/Sydney' } as Provider}
          />
        </RouterRoot>
      </NoticesProvider>
    </QueryClientProvider>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: en.received.action });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() =>
    expect(queries.invalidateQueries).toHaveBeenCalledWith({ queryKey: quoteMoneyOptions(3).queryKey }),
  );
  fireEvent.click(button);
  expect([marked.length, button.disabled]).toEqual([1, true]);
  reread();
  await waitFor(() => expect(button.disabled).toBe(false));
});
