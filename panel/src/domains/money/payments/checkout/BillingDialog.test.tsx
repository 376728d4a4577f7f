// @vitest-environment happy-dom
import type { BillingDetails } from '@bellbird/contract/money/payments';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#platform/query/query-client.ts';
import { addTexts } from '#texts/texts.ts';
import { ConfirmProvider } from '#ui/confirm/ConfirmProvider.tsx';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { billingOptions } from '../billing.queries.ts';
import en from '../payments.en.json' with { type: 'json' };
import { BillingDialog } from './BillingDialog.tsx';

addTexts('payments', en);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const json = (status: number, body: object) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));

test('a colleague’s newer details are read although ours were read a moment ago, and can then be replaced', async () => {
  const ours = { name: 'Wattle Creek Pty Ltd', abn: '', address: '', version: 1 } as BillingDetails;
  const theirs = { ...ours, name: 'Wattle Creek Barn Pty Ltd', version: 2 };
  const versions: number[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    if (url.endsWith('/batch')) return json(404, {});
    if (!body) return json(200, { data: theirs });
    versions.push((JSON.parse(String(body)) as BillingDetails).version);
    return versions.length === 1
      ? json(409, { code: 'stale_version', message: 'Someone else changed this.' })
      : json(200, { data: { ...theirs, version: 3 } });
  });
  const queries = createQueryClient(() => undefined);
  queries.setQueryData(billingOptions(7).queryKey, ours);
  const onClose = vi.fn<() => void>();
  const { user } = renderUi(
    <QueryClientProvider client={queries}>
      <NoticesProvider>
        <ConfirmProvider>
          <BillingDialog customerId={7} details={ours} onClose={onClose} />
        </ConfirmProvider>
      </NoticesProvider>
    </QueryClientProvider>,
  );
  const save = screen.getByRole('button', { name: en.billing.save });
  await user.click(save);
  await screen.findByText(en.theirVersion.title);
  await user.click(save);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(versions).toEqual([1, 2]);
});
