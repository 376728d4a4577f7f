import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Sandbox } from '../../sandbox.ts';
import { openSandbox, read } from '../../sandbox.testing.ts';
import type { StoredCall } from './stored-call.ts';
import { readScript } from './voice-script.ts';

const SID = 'ACsandbox00000000000000000000000000';
const TOKEN = 'sandbox-auth-token';
const VENDOR = '+61491570156';
const COUPLE = '+61491570157';
const QUICK = '+61255500140';

type Told = { path: string; params: Record<string, string> };

/** Stands for the product: tells the network what to do, and keeps what it is told. */
async function openProduct(scripts: Record<string, string>) {
  const told: Told[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      const params = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      told.push({ path: request.url ?? '', params });
      response.end(`<?xml version="1.0"?><Response>${scripts[request.url ?? ''] ?? '<Hangup/>'}</Response>`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** Waits until it is told something there, and expects it to be this. */
  async function when(path: string, expected: Record<string, string>): Promise<void> {
    const params = () => told.find((each) => each.path === path)?.params;
    await expect.poll(params).toMatchObject(expected);
  }
  return { url, told, when };
}

const order = (product: string) => ({
  To: VENDOR,
  From: QUICK,
  Url: `${product}/answer`,
  StatusCallback: `${product}/status`,
  Timeout: '25',
});

function post(sandbox: Sandbox, form: Record<string, string>, login = `${SID}:${TOKEN}`) {
  return fetch(`${sandbox.url}/2010-04-01/Accounts/${SID}/Calls.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` },
    body: new URLSearchParams(form),
  });
}

const door = (sandbox: Sandbox, path: string, body: object = {}) =>
  fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const connect = (to: string) =>
  `<Say>Connecting you with Georgia &amp; Sam.</Say><Dial callerId="${QUICK}" timeout="25" action="/result"><Number>${to}</Number></Dial>`;

describe('calls service', () => {
  it('rings one, then the other, and tells how long they talked', async () => {
    const product = await openProduct({ '/answer': connect(COUPLE) });
    const sandbox = await openSandbox();
    const placed = await post(sandbox, order(product.url));
    expect(placed.status).toBe(201);
    const { sid, status } = (await placed.json()) as { sid: string; status: string };
    expect([sid, status]).toEqual([expect.stringMatching(/^CA[0-9a-f]{32}$/), 'queued']);
    await product.when('/result', { CallSid: sid, DialCallStatus: 'completed', DialCallDuration: '42' });
    const ask = async (path: string) => {
      const authorization = `Basic ${Buffer.from(`${SID}:${TOKEN}`).toString('base64')}`;
      const answer = await fetch(`${sandbox.url}/2010-04-01/Accounts/${SID}/${path}`, { headers: { authorization } });
      return answer.json();
    };
    await expect.poll(() => ask(`Calls/${sid}.json`)).toMatchObject({ sid, status: 'completed' });
    expect(await ask(`Calls.json?ParentCallSid=${sid}`)).toMatchObject({
      calls: [{ parent_call_sid: sid, to: COUPLE, status: 'completed', duration: '42' }],
    });
    expect(await ask('Calls/CA0.json')).toMatchObject({ code: 20_404 });
    await product.when('/status', { CallSid: sid, CallStatus: 'completed', CallDuration: '43' });
    const [call] = await read<StoredCall[]>(`${sandbox.url}/voice?to=${COUPLE}`);
    expect(call?.legs.map(({ to, from }) => [to, from])).toEqual([
      [VENDOR, QUICK],
      [COUPLE, QUICK],
    ]);
    expect(call?.heard).toEqual(['Connecting you with Georgia & Sam.']);
  });

  it.each([
    ['+61491570001', 'busy'],
    ['+61491570002', 'no-answer'],
    ['+61491570003', 'failed'],
  ])('a phone that ends like %s is %s, at either end', async (number, status) => {
    const product = await openProduct({ '/answer': connect(number) });
    const sandbox = await openSandbox();
    await post(sandbox, order(product.url));
    await product.when('/result', { DialCallStatus: status });
    expect(product.told.find(({ path }) => path === '/result')?.params).not.toHaveProperty('DialCallDuration');

    const second = await openProduct({});
    await post(sandbox, { ...order(second.url), To: number });
    await second.when('/status', { CallStatus: status, CallDuration: '0' });
    expect(second.told.map(({ path }) => path)).toEqual(['/status']);
  });

  it('refuses what the network refuses', async () => {
    const sandbox = await openSandbox();
    const good = order('http://127.0.0.1:9');
    const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: number }).code];
    expect(await codeOf(await post(sandbox, good, `${SID}:wrong`))).toEqual([401, 20_003]);
    expect(await codeOf(await post(sandbox, { ...good, To: '0491570156' }))).toEqual([400, 21_211]);
    expect(await codeOf(await post(sandbox, { ...good, To: '+61491570000' }))).toEqual([400, 21_216]);
    expect(await codeOf(await post(sandbox, { ...good, Url: 'http://example.com/x' }))).toEqual([400, 21_205]);
    expect(await read(`${sandbox.url}/voice`)).toEqual([]);
  });

  it('somebody dials a quick number and presses the code', async () => {
    const product = await openProduct({
      '/hooks/voice/in': '<Gather numDigits="7" finishOnKey="#" action="/code"><Say>The code?</Say></Gather><Hangup/>',
      '/code': connect(COUPLE),
    });
    const sandbox = await openSandbox({ serverUrl: product.url });
    const answer = await door(sandbox, '/voice/dial', { from: VENDOR, to: QUICK, digits: '8101#' });
    expect(await answer.json()).toMatchObject({
      direction: 'inbound',
      legs: [{ to: VENDOR }, { to: COUPLE, seconds: 42 }],
    });
    expect(product.told.map(({ path, params }) => [path, params['From'], params['Digits']])).toEqual([
      ['/hooks/voice/in', VENDOR, undefined],
      ['/code', VENDOR, '8101'],
      ['/result', VENDOR, undefined],
    ]);
    expect((await door(sandbox, '/voice/dial', { from: 'me', to: QUICK })).status).toBe(422);
  });

  const SCREEN = {
    '/answer': `<Dial action="/result"><Number url="/screen">${COUPLE}</Number></Dial>`,
    '/screen': '<Gather numDigits="1" action="/accept"><Say>Press 1 to take it.</Say></Gather><Hangup/>',
    '/accept': '<Say>Go on.</Say>',
  };

  it('whoever is asked before being connected presses the key that the voice asks for', async () => {
    const product = await openProduct(SCREEN);
    const sandbox = await openSandbox();
    const { sid } = (await (await post(sandbox, order(product.url))).json()) as { sid: string };
    await product.when('/result', { DialCallStatus: 'completed', DialBridged: 'true', DialCallDuration: '42' });
    await product.when('/accept', { Digits: '1', To: COUPLE, From: QUICK, ParentCallSid: sid });
    const [call] = await read<StoredCall[]>(`${sandbox.url}/voice`);
    expect(call?.heard).toEqual(['Press 1 to take it.', 'Pressed 1', 'Go on.']);
  });

  it.each([
    ['+61491570004', 'who presses nothing'],
    ['+61491570005', 'a mailbox'],
  ])('a phone that ends like %s, %s, picks up and is connected with nobody', async (number) => {
    const product = await openProduct({ ...SCREEN, '/answer': SCREEN['/answer'].replace(COUPLE, number) });
    const sandbox = await openSandbox();
    await post(sandbox, order(product.url));
    await product.when('/result', { DialCallStatus: 'completed', DialBridged: 'false', DialCallDuration: '0' });
    expect(product.told.map(({ path }) => path)).not.toContain('/accept');
    await expect.poll(async () => (await fetch(`${sandbox.url}/?service=voice`)).text()).toContain('not taken');
  });

  it('a phone whose question the product does not give is connected with nobody', async () => {
    const nowhere = SCREEN['/answer'].replace('/screen', 'http://example.com/screen');
    const product = await openProduct({ ...SCREEN, '/answer': nowhere });
    const sandbox = await openSandbox();
    await post(sandbox, order(product.url));
    await product.when('/result', { DialCallStatus: 'completed', DialBridged: 'false' });
    expect(product.told.map(({ path }) => path)).not.toContain('/screen');
  });

  it('a phone that is asked may not be sent on to another one', async () => {
    const product = await openProduct({ ...SCREEN, '/screen': '<Dial><Number>+61491570158</Number></Dial>' });
    const sandbox = await openSandbox();
    await post(sandbox, order(product.url));
    await product.when('/status', { CallStatus: 'completed' });
    const [call] = await read<StoredCall[]>(`${sandbox.url}/voice`);
    expect(call?.heard).toEqual(['<Dial> is not allowed before two phones are connected.']);
    expect(call?.legs).toHaveLength(2);
  });

  it('by hand a phone can be left to its mailbox, which presses nothing', async () => {
    const product = await openProduct(SCREEN);
    const sandbox = await openSandbox();
    await door(sandbox, '/voice/manual', { manual: true });
    await post(sandbox, order(product.url));
    const ringing = async (index: number) => {
      const leg = async () => (await read<StoredCall[]>(`${sandbox.url}/voice`))[0]?.legs[index];
      await expect.poll(async () => (await leg())?.status).toBe('ringing');
      return (await leg())?.sid ?? '';
    };
    await door(sandbox, `/voice/phones/${await ringing(0)}/pick-up`);
    const couple = await ringing(1);
    expect(await (await fetch(`${sandbox.url}/?service=voice`)).text()).toContain('Let the mailbox pick up');
    expect((await door(sandbox, `/voice/phones/${couple}/mailbox`)).status).toBe(204);
    await product.when('/result', { DialCallStatus: 'completed', DialBridged: 'false' });
  });

  it('by hand a phone rings until somebody picks up, and talks until somebody hangs up', async () => {
    const product = await openProduct({ '/answer': connect(COUPLE) });
    let now = new Date('2026-11-16T01:00:00Z');
    const sandbox = await openSandbox({}, () => now);
    await door(sandbox, '/voice/manual', { manual: true });
    await post(sandbox, order(product.url));
    const leg = (index: number) => async () => (await read<StoredCall[]>(`${sandbox.url}/voice`))[0]?.legs[index];
    const waitFor = async (index: number, status: string) => {
      await expect.poll(async () => (await leg(index)())?.status).toBe(status);
      return (await leg(index)())?.sid ?? '';
    };
    const vendor = await waitFor(0, 'ringing');
    expect((await door(sandbox, `/voice/phones/${vendor}/press`, { digits: '1' })).status).toBe(409);
    expect((await door(sandbox, `/voice/phones/${vendor}/pick-up`)).status).toBe(204);
    const couple = await waitFor(1, 'ringing');
    await door(sandbox, `/voice/phones/${couple}/pick-up`);
    await waitFor(1, 'in-progress');
    const page = await (await fetch(`${sandbox.url}/?service=voice`)).text();
    expect(page).toContain(`/voice/phones/${couple}/hang-up`);
    expect(page).not.toContain(`/voice/phones/${couple}/pick-up`);
    now = new Date('2026-11-16T01:01:24Z');
    await door(sandbox, `/voice/phones/${couple}/hang-up`);
    await product.when('/result', { DialCallStatus: 'completed', DialCallDuration: '84' });
    const foreign = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await fetch(`${sandbox.url}/voice/manual`, foreign)).status).toBe(403);
  });
});

describe('scripts', () => {
  it('are read with their attributes, words and what is inside', () => {
    const [say, dial] = readScript(
      '<?xml version="1.0"?><Response><Say language="en-AU">Tom &amp; Ana</Say><Dial action="/a?x=1&amp;y=2"><Number>+61</Number></Dial></Response>',
    );
    expect(say).toMatchObject({ name: 'Say', text: 'Tom & Ana', attributes: { language: 'en-AU' } });
    expect(dial).toMatchObject({ attributes: { action: '/a?x=1&y=2' }, children: [{ name: 'Number', text: '+61' }] });
  });

  it.each(['', '<html></html>', '<Response><Say>', '<Response></Say></Response>'])('%j is none', (xml) => {
    expect(() => readScript(xml)).toThrow();
  });
});
