// @vitest-environment happy-dom
import type { DeskOrder } from '@bellbird/contract/money/orders';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addTexts } from '#texts/texts.ts';
import { UiRoot } from '#ui/UiRoot.tsx';
import { ConfirmProvider } from '#ui/confirm/ConfirmProvider.tsx';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import ui from '#ui/ui.en.json' with { type: 'json' };
import type { OrderTask } from './OrderActions.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import en from './orders.en.json' with { type: 'json' };

configure({ asyncUtilTimeout: 8000 });

const order = {
  id: 1,
  product: '360° tour',
  status: 'to_do',
  provider: { id: 3, name: 'Journey Barn', city: 'Berry' },
  scheduledOn: null,
  message: '',
  note: 'Wants the lake',
  paidCents: 99_000,
  version: 2,
} as DeskOrder;

addTexts('ui', ui);
addTexts('orders', en);
afterEach(cleanup);

function show(action: OrderTask['action'], change: Partial<DeskOrder> = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiRoot>
        <NoticesProvider>
          <ConfirmProvider>
            <OrderDialog order={{ ...order, ...change }} action={action} onClose={() => {}} />
          </ConfirmProvider>
        </NoticesProvider>
      </UiRoot>
    </QueryClientProvider>,
  );
}

test('a day is asked for with a message to the vendor, a note without', async () => {
  show('schedule');
  expect(await screen.findByLabelText(/^Day/)).toBeDefined();
  expect(screen.getByLabelText(/^Message to the vendor/)).toBeDefined();
  cleanup();
  show('note');
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Note/)).value).toBe('Wants the lake');
});

test('cancelling offers a refund only of what was paid', async () => {
  show('cancel');
  expect(await screen.findByLabelText(/^Refund A\$990\.00/)).toBeDefined();
  cleanup();
  show('cancel', { paidCents: 0 });
  expect(await screen.findByLabelText(/^Why it’s cancelled/)).toBeDefined();
  expect(screen.queryByLabelText(/^Refund/)).toBeNull();
});
