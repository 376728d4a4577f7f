import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LeadDetail } from '@bellbird/contract/couples/leads';
import type { LeadMessage } from '@bellbird/contract/couples/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createQueryClient } from '#platform/query/query-client.ts';
import { RouterRoot } from '#platform/routing/RouterRoot.tsx';
import { routerAt } from '../../../testing/router-at.ts';
import { addTexts } from '#texts/texts.ts';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { Conversation } from './Conversation.tsx';
import fields from './merge-fields.en.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import { draftOptions, mergeValuesOptions, messagesOptions } from './messages.queries.ts';

addTexts('messages', en);
addTexts('merge-fields', fields);

let server: Server;
beforeAll(async () => {
  // The answers don't matter here.
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: [], meta: { total: 0 } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It outlives the page, which still saves a draft when it unmounts.
  server.unref();
  const page = window as unknown as {
    happyDOM: { setURL: (url: string) => void; setViewport: (size: { width: number; height: number }) => void };
  };
  page.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  page.happyDOM.setViewport({ width: 1440, height: 900 });
});
afterEach(cleanup);

const LEAD = 7;
const reads = { conversation: 0, bubbles: 0 };

/** Rendering a bubble reads its text first: each read is counted. */
function message(id: number): LeadMessage {
  const given: Partial<LeadMessage> = {
    id,
    type: 'email',
    direction: 'in',
    subject: null,
    bodyHtml: null,
    author: { id: null, name: 'Georgia' } as never,
    createdAt: '2026-11-01T00:00:00Z',
    deliveryState: 'received',
    attachments: [],
  };
  return Object.defineProperty(given, 'body', {
    enumerable: true,
    get: () => {
      reads.bubbles += 1;
      return `Message ${id}`;
    },
  }) as LeadMessage;
}

/** The same for the conversation around it, which reads the couple's message. */
const lead = Object.defineProperty(
  {
    id: LEAD,
    couple: { name: 'Georgia & Sam' },
    leadDetails: { name: 'Georgia & Sam' },
    provider: { id: 1, name: 'Barn', timeZone: 'Australia/Sydney' },
    channels: { email: null, sms: null },
    createdAt: '2026-11-01T00:00:00Z',
    lastMessageAt: '2026-11-01T00:00:00Z',
    waitingSince: null,
    unreadMessageCount: 0,
  },
  'message',
  {
    get: () => {
      reads.conversation += 1;
      return 'Is our date still free?';
    },
  },
) as unknown as LeadDetail;

test('MSG-001 typing renders neither the conversation nor one of its messages again', async () => {
  const queries = createQueryClient(() => undefined);
  const messages = Array.from({ length: 50 }, (_, at) => message(50 - at));
  const answer = { data: messages, meta: { page: 1, limit: 50, total: 50 } };
  queries.setQueryData(messagesOptions(LEAD).queryKey, { pages: [answer], pageParams: [1] } as never);
  queries.setQueryData(draftOptions(LEAD).queryKey, null as never);
  queries.setQueryData(mergeValuesOptions(LEAD).queryKey, {} as never);
  const done = () => undefined;
  const router = await routerAt(() => null);
  renderUi(
    <QueryClientProvider client={queries}>
      <NoticesProvider>
        <RouterRoot router={router}>
          <Conversation leadId={LEAD} lead={lead} isOffer={false} onSent={done} />
        </RouterRoot>
      </NoticesProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('Message 50');
  fireEvent.click(screen.getByRole('radio', { name: 'SMS' }));
  const field = await screen.findByRole('textbox', { name: 'Text Georgia & Sam' });
  const before = { ...reads };
  expect(before.bubbles).toBeGreaterThanOrEqual(50);
  for (let typed = 1; typed <= 40; typed += 1) fireEvent.change(field, { target: { value: 'x'.repeat(typed) } });
  expect(screen.getByText(/^40 of/)).toBeTruthy();
  expect(reads).toEqual(before);
});
