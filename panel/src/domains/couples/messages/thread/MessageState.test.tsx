import type { LeadMessage } from '@bellbird/contract/couples/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '#platform/query/query-client.ts';
import { addTexts } from '#texts/texts.ts';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { renderUi } from '#ui/testing/render-ui.tsx';
import en from '../messages.en.json' with { type: 'json' };
import { MessageState } from './MessageState.tsx';

addTexts('messages', en);
afterEach(cleanup);

const forTomorrow = {
  type: 'sms',
  direction: 'out',
  author: { id: 1, name: 'Imogen' },
  createdAt: '2026-11-01T00:00:00Z',
  deliveryState: 'scheduled',
  failure: null,
  sendAt: '2026-11-02T21:00:00Z',
  cancelIfAnswered: true,
} as LeadMessage;

function show(message: LeadMessage) {
  renderUi(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <NoticesProvider>
        <MessageState leadId={3} message={message} timeZone="Australia/Sydney" />
      </NoticesProvider>
    </QueryClientProvider>,
  );
}

// A message that is still being sent has an id of the panel's own, below zero.
test.each([
  { id: -1, disabled: true },
  { id: 7, disabled: false },
])('MSG-020 a scheduled message can be cancelled once the server knows it: $id', ({ id, disabled }) => {
  show({ ...forTomorrow, id });
  const buttons = screen.getAllByRole('button').map((button) => [button.textContent, button.hasAttribute('disabled')]);
  expect(buttons).toEqual([
    ['Send now', disabled],
    ['Cancel sending', disabled],
  ]);
});

test('a message that may have been sent says so and can be sent again', () => {
  show({ ...forTomorrow, id: 7, deliveryState: 'unconfirmed', sendAt: null });
  expect(screen.getByRole('group', { name: 'This message may have been sent' })).toBeTruthy();
  expect(screen.getByText(/· may have been sent$/)).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Send again']);
});
