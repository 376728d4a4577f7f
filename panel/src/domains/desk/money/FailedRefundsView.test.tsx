// @vitest-environment happy-dom
import type { DeskFailedRefund } from '@bellbird/contract/money/payments';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RouterRoot } from '#platform/routing/RouterRoot.tsx';
import { addTexts } from '#texts/texts.ts';
import { ConfirmProvider } from '#ui/confirm/ConfirmProvider.tsx';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { routerAt } from '../../../testing/router-at.ts';
import { FailedRefundsView } from './FailedRefundsView.tsx';
import en from './desk-money.en.json' with { type: 'json' };

addTexts('desk-money', en);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refused = {
  id: 4,
  about: 'package',
  customer: { id: 7, name: 'Wattle Creek Pty Ltd' },
  provider: 'Wattle Creek Barn',
  cents: 39_600,
  failure: null,
  failedAt: '2026-11-16T02:00:00Z',
  settledAt: null,
  settledBy: null,
  note: null,
  isRefused: true,
  canRetry: true,
} as unknown as DeskFailedRefund;

/** The desk’s list beside a server that keeps what it was asked to do. */
async function show(refunds: DeskFailedRefund[]) {
  const retried: string[] = [];
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit = {}) => {
    if (method === 'POST' && url.endsWith('/retry')) {
      retried.push(url);
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    const list = { data: refunds, meta: { page: 1, limit: 20, total: refunds.length } };
    const answer = url.endsWith('/batch') ? {} : list;
    return Promise.resolve(
      new Response(JSON.stringify(answer), {
        status: url.endsWith('/batch') ? 404 : 200,
        headers: { 'content-type': 'application/json' },
      }),
    );
  });
  const router = await routerAt(() => null);
  const { user } = renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <NoticesProvider>
        <ConfirmProvider>
          <RouterRoot router={router}>
            <FailedRefundsView />
          </RouterRoot>
        </ConfirmProvider>
      </NoticesProvider>
    </QueryClientProvider>,
  );
  return { user, retried };
}
const retryName = en.failedRefund.retryNamed.replace('{{name}}', refused.customer.name);

test('a refused refund is asked for again once somebody has confirmed it, and not before', async () => {
  const { user, retried } = await show([refused]);
  const [button = expect.fail('There is no button.')] = await screen.findAllByRole('button', { name: retryName });
  await user.click(button);
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('A$396.00');
  await user.click(within(question).getByRole('button', { name: /cancel/i }));
  expect(retried).toEqual([]);
  await user.click(button);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: en.failedRefund.retry }));
  expect(await screen.findByText(en.failedRefund.retried)).toBeDefined();
  expect(retried).toEqual([expect.stringMatching(/\/desk\/failed-refunds\/4\/retry$/)]);
});

test('one that the gateway had made, or that is settled, is not asked for again', async () => {
  const arrived = { ...refused, id: 5, isRefused: false, canRetry: false };
  const settled = { ...refused, id: 6, canRetry: false, settledAt: '2026-11-17T02:00:00Z', settledBy: 'Ruth' };
  await show([arrived, settled]);
  expect(await screen.findAllByRole('button', { name: /^Settle/ })).not.toEqual([]);
  expect(screen.queryByRole('button', { name: retryName })).toBeNull();
  expect(screen.getAllByText(/tried again/).length).toBeGreaterThan(0);
});
