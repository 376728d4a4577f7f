import type { LeadMessage } from '@bellbird/contract/couples/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#platform/query/query-client.ts';
import { addTexts } from '#texts/texts.ts';
import { renderUi } from '#ui/testing/render-ui.tsx';
import en from '../messages.en.json' with { type: 'json' };
import { MessageText } from './MessageText.tsx';

addTexts('messages', en);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mail = { id: 7, type: 'email', direction: 'in', body: 'Yes!', isShortened: true } as LeadMessage;
const show = (message: LeadMessage) =>
  renderUi(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MessageText leadId={3} message={message} />
    </QueryClientProvider>,
  );

test('a shortened mail shows all of it after one tap, and less after another', async () => {
  const answer = () => Response.json({ data: { body: 'Yes!\n> Is Friday fine?' } });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
  show(mail);
  expect(screen.queryByText(/Is Friday fine/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the whole message' }));
  await screen.findByText(/Is Friday fine/);
  fireEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(screen.queryByText(/Is Friday fine/)).toBeNull();
});

test('a message that is shown as a whole has no such button, and one without words says so', () => {
  show({ ...mail, isShortened: false });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show({ ...mail, isShortened: false, body: '' });
  expect(screen.getByText('This mail has no text that we can read.')).toBeTruthy();
});
