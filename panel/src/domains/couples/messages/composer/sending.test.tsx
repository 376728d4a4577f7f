import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LeadDetail } from '@bellbird/contract/couples/leads';
import type { LeadMessage } from '@bellbird/contract/couples/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '#platform/query/query-client.ts';
import { RouterRoot } from '#platform/routing/RouterRoot.tsx';
import { routerAt } from '../../../../testing/router-at.ts';
import { addTexts } from '#texts/texts.ts';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { Conversation } from '../Conversation.tsx';
import fields from '../merge-fields.en.json' with { type: 'json' };
import en from '../messages.en.json' with { type: 'json' };
import { draftOptions, mergeValuesOptions, messagesOptions } from '../messages.queries.ts';
import { useDraft } from './use-draft.ts';

addTexts('messages', en);
addTexts('merge-fields', fields);

/** Each test has its own couple, so that a late save of one page does not affect another. */
let leadId = 7;
type Asked = { call: string; key: string | undefined; body: { body?: string } };

let asked: Asked[] = [];
/** What happens to the next texts; when empty they arrive. */
let fates: ('lost' | 'refused')[] = [];
/** Why the couple cannot be written to. */
let channels: { email: string | null; sms: string | null };
/** While set, a draft being saved does not arrive. */
let held: Promise<void> | undefined;

const lead = () =>
  ({
    id: leadId,
    couple: { name: 'Georgia & Sam' },
    leadDetails: { name: 'Georgia & Sam' },
    message: 'Is our date still free?',
    provider: { id: 1, name: 'Barn', timeZone: 'Australia/Sydney' },
    channels,
    createdAt: '2026-11-01T00:00:00Z',
    lastMessageAt: '2026-11-01T00:00:00Z',
    waitingSince: null,
    unreadMessageCount: 0,
  }) as unknown as LeadDetail;

const message = (id: number, body: string) =>
  ({
    id,
    type: 'sms',
    direction: 'out',
    subject: null,
    body,
    bodyHtml: null,
    author: { id: 1, name: 'Imogen' },
    createdAt: '2026-11-01T00:00:00Z',
    readAt: null,
    deliveryState: 'queued',
    failure: null,
    sendAt: null,
    cancelIfAnswered: false,
    isShortened: false,
    sender: null,
    attachments: [],
  }) as LeadMessage;

const conversation: LeadMessage[] = [];
const VALUES = { 'couple.names': 'Georgia and Sam' };

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = Buffer.concat(await request.toArray()).toString();
  const call = `${request.method} ${new URL(request.url ?? '', 'http://x').pathname}`;
  // Calls then come one by one.
  if (call.endsWith('/batch')) return void response.writeHead(404).end();
  const body = text ? (JSON.parse(text) as Asked['body']) : {};
  asked.push({ call, key: request.headers['idempotency-key'] as string | undefined, body });
  const say = (status: number, data: unknown, more: object = {}) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data, ...more }));
  if (call.startsWith('PUT')) {
    await held;
    return void response.writeHead(204).end();
  }
  if (call.startsWith('POST')) {
    const fate = fates.shift();
    if (fate === 'lost') return void response.destroy();
    if (fate === 'refused') return void say(503, null, { code: 'unavailable', message: 'Please try again.' });
    conversation.unshift(message(conversation.length + 1, body.body ?? ''));
    return void say(201, conversation[0]);
  }
  if (call.endsWith('/draft')) return void say(200, null);
  if (call.endsWith('/merge-values')) return void say(200, VALUES);
  say(200, call.endsWith('/messages') ? conversation : [], {
    meta: { page: 1, limit: 50, total: conversation.length },
  });
}

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const page = window as unknown as {
    happyDOM: { setURL: (url: string) => void; setViewport: (size: { width: number; height: number }) => void };
  };
  page.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  page.happyDOM.setViewport({ width: 1440, height: 900 });
});
beforeEach(() => {
  leadId += 1;
  asked = [];
  fates = [];
  held = undefined;
  channels = { email: null, sms: null };
  conversation.length = 0;
  localStorage.clear();
});
afterEach(cleanup);

async function open(writes = true): Promise<HTMLInputElement> {
  const queries = createQueryClient(() => undefined);
  const empty = { data: [], meta: { page: 1, limit: 50, total: 0 } };
  queries.setQueryData(messagesOptions(leadId).queryKey, { pages: [empty], pageParams: [1] } as never);
  queries.setQueryData(draftOptions(leadId).queryKey, null as never);
  queries.setQueryData(mergeValuesOptions(leadId).queryKey, VALUES as never);
  const done = () => undefined;
  const [id, ofLead] = [leadId, lead()];
  const router = await routerAt(() => null);
  renderUi(
    <QueryClientProvider client={queries}>
      <NoticesProvider>
        <RouterRoot router={router}>
          <Conversation leadId={id} lead={ofLead} isOffer={false} onSent={done} />
        </RouterRoot>
      </NoticesProvider>
    </QueryClientProvider>,
  );
  const sms = await screen.findByRole<HTMLInputElement>('radio', { name: 'SMS' });
  if (!writes) return sms;
  fireEvent.click(sms);
  return screen.findByRole('textbox', { name: 'Text Georgia & Sam' });
}

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send reply' }));
const texts = () => asked.filter(({ call }) => call === `POST /api/leads/${leadId}/messages/sms`);
const drafts = () => asked.filter(({ call }) => call === `PUT /api/leads/${leadId}/draft`).map(({ body }) => body.body);
const localDraft = () => JSON.parse(localStorage.getItem(`draft.0.${leadId}`) ?? 'null') as { body: string } | null;

test('MSG-002 a double click sends once, and the composer is empty at once', async () => {
  const field = await open();
  write(field, 'Saturday at ten?');
  send();
  send();
  expect(field.value).toBe('');
  await screen.findByText('Saturday at ten?');
  await waitFor(() => expect(conversation).toHaveLength(1));
  expect(texts()).toHaveLength(1);
});

test('MSG-002 a text that could not be sent comes back; the same text is the same message, another one is new', async () => {
  fates = ['lost', 'refused'];
  const field = await open();
  write(field, 'Saturday at ten?');
  send();
  await waitFor(() => expect(field.value).toBe('Saturday at ten?'));
  // Only the field contains it: nothing in the conversation looks sent.
  expect(screen.getAllByText('Saturday at ten?')).toEqual([field]);
  send();
  await waitFor(() => expect([texts().length, field.value]).toEqual([2, 'Saturday at ten?']));
  write(field, 'Sunday at ten?');
  send();
  await waitFor(() => expect(conversation).toHaveLength(1));
  // Once it was sent, the same text is a new message.
  fates = ['refused'];
  write(field, 'Monday at ten?');
  send();
  await waitFor(() => expect([texts().length, field.value]).toEqual([4, 'Monday at ten?']));
  send();
  await waitFor(() => expect(conversation).toHaveLength(2));
  write(field, 'Monday at ten?');
  send();
  await waitFor(() => expect(conversation).toHaveLength(3));
  const [first, second, third, fourth, fifth, sixth] = texts().map(({ key }) => key);
  expect([second, fifth]).toEqual([first, fourth]);
  expect(new Set([first, third, fourth, sixth]).size).toBe(4);
});

test('a draft is saved in this browser at once, on the server when the user leaves, and deleted once it is sent', async () => {
  const field = await open();
  write(field, 'Half a sen');
  expect(localDraft()?.body).toBe('Half a sen');
  cleanup();
  await waitFor(() => expect(drafts()).toEqual(['Half a sen']));
  await waitFor(() => expect(localDraft()).toBeNull());
  const again = await open();
  write(again, 'A whole sentence');
  send();
  await waitFor(() => expect(conversation).toHaveLength(1));
  expect(localDraft()?.body ?? '').toBe('');
});

test('a draft that arrives after its message was sent is removed', async () => {
  let release = () => undefined as void;
  held = new Promise((resolve) => {
    release = resolve;
  });
  const draft = { type: 'email' as const, subject: '', body: '<p>On its way</p>', attachmentIds: [], templateId: null };
  const { result, unmount } = renderHook(() => useDraft(0, leadId));
  result.current.keep(draft);
  await waitFor(() => expect(drafts()).toEqual(['<p>On its way</p>']));
  result.current.forget();
  release();
  await waitFor(() => expect(drafts()).toEqual(['<p>On its way</p>', '']));
  unmount();
});

test('MSG-020 a message with an unfilled field cannot be sent, neither by button nor by keyboard', async () => {
  const field = await open();
  write(field, 'Dear {{couple.names}}, {{price}}');
  expect(screen.getByRole('button', { name: 'Send reply' }).hasAttribute('disabled')).toBe(true);
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  expect(field.value).toBe('Dear {{couple.names}}, {{price}}');
  write(field, 'Dear {{couple.names}}');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(conversation.map(({ body }) => body)).toEqual(['Dear {{couple.names}}']));
});

test('MSG-014 a draft stays, but cannot be sent, once the couple no longer accepts texts', async () => {
  const draft = { type: 'sms', subject: '', body: 'Half a sen', attachmentIds: [], templateId: null };
  localStorage.setItem(`draft.0.${leadId}`, JSON.stringify(draft));
  channels = { email: null, sms: 'email_only' };
  await open(false);
  expect(await screen.findByText('This couple only wants to be contacted by e-mail.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send reply' }).hasAttribute('disabled')).toBe(true);
  expect(localDraft()?.body).toBe('Half a sen');
});
