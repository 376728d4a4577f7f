// @vitest-environment happy-dom
import type { QuotePaymentRow } from '@bellbird/contract/couples/quote-payments';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addTexts } from '#texts/texts.ts';
import { ConfirmProvider } from '#ui/confirm/ConfirmProvider.tsx';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { renderUi } from '#ui/testing/render-ui.tsx';
import en from './quote-payments.en.json' with { type: 'json' };
import { RefundDialog } from './RefundDialog.tsx';

addTexts('quote-payments', en);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a refund whose answer was lost is sent again under the same key', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', (_url: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  const payment = { id: 4, coupleName: 'Ruby & Finn', cents: 90_000, refundedCents: 0 } as QuotePaymentRow;
  const { user } = renderUi(
    <NoticesProvider>
      <ConfirmProvider>
        <RefundDialog payment={payment} onDone={vi.fn<() => void>()} onClose={vi.fn<() => void>()} />
      </ConfirmProvider>
    </NoticesProvider>,
  );
  await user.type(screen.getByLabelText(/^Reason/), 'Fewer guests');
  for (const tries of [1, 2]) {
    await user.click(screen.getByRole('button', { name: en.refund.confirm }));
    await vi.waitFor(() => expect(keys).toHaveLength(tries));
    await screen.findByRole('button', { name: en.refund.confirm });
  }
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});
