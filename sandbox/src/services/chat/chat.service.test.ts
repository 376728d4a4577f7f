import { expect, test } from 'vitest';
import { openSandbox, read } from '../../sandbox.testing.ts';

const SITE = '6f1d7c1e-4a0b-4b59-9a37-5a1c0f3f9b21';
const VISIT = { user: { nickname: 'Wendy Hartley', email: 'wendy@vendors.example' }, data: { customer_id: '7' } };

const send = (url: string, method: string, body: object) =>
  fetch(url, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

test('LIVE-016 a visitor is introduced, writes, and reads what the adviser answers', async () => {
  const { url } = await openSandbox();
  const session = `${url}/chat/${SITE}/sessions/one`;
  expect((await send(session, 'PUT', VISIT)).status).toBe(204);
  expect((await send(`${session}/lines`, 'POST', { text: 'Is anybody there?' })).status).toBe(204);
  expect((await send(`${url}/chat/one/answers`, 'POST', { text: 'Always.' })).status).toBe(204);
  const lines = await read<{ from: string; text: string }[]>(session);
  expect(lines.map(({ from, text }) => [from, text])).toEqual([
    ['user', 'Is anybody there?'],
    ['operator', 'Always.'],
  ]);
  expect(await read(`${url}/chats?to=wendy@vendors.example`)).toMatchObject([VISIT]);
  expect(await (await fetch(`${url}/?service=chat`)).text()).toContain('Is anybody there?');
});

test('the widget is a script that another site may load, and nobody else presses the adviser’s buttons', async () => {
  const { url } = await openSandbox();
  const script = await fetch(`${url}/chat/l.js`);
  expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(await script.text()).toContain('$crisp');
  const foreign = await fetch(`${url}/chat/one/answers`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
  expect((await send(`${url}/chat/${SITE}/sessions/nobody/lines`, 'POST', { text: 'Hello' })).status).toBe(404);
});
