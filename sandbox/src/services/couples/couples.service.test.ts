import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Sandbox } from '../../sandbox.ts';
import { openSandbox, read } from '../../sandbox.testing.ts';
import type { StoredCouple } from './stored-couple.ts';

type Asked = { path: string; body: string };

/** The product's doors for the outside: what is asked there, and the mails that come in. */
async function openProduct({ status = 201 } = {}) {
  const asked: Asked[] = [];
  const mails: ParsedMail[] = [];
  const web = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      asked.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString() });
      response.writeHead(status).end(status === 201 ? '{"data":{"id":70}}' : '{"message":"No such provider."}');
    });
  });
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void simpleParser(stream).then((mail) => {
        mails.push(mail);
        done();
      }),
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    web.close();
    web.closeAllConnections();
    await new Promise<void>((resolve) => post.close(() => resolve()));
  });
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
  const told = <T>(index: number) => JSON.parse(asked[index]?.body ?? '') as T;
  const sandbox = await openSandbox({
    serverUrl: `http://127.0.0.1:${portOf(web)}`,
    inboundSmtpUrl: `smtp://127.0.0.1:${portOf(post.server)}`,
  });
  return { sandbox, asked, told, mails };
}

const door = (sandbox: Sandbox, path: string, body: object) =>
  fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const COUPLE = {
  name: 'Georgia & Sam',
  email: 'georgia@example.com',
  partnerEmail: 'sam@example.com',
  phone: '+61 491 570 158',
};

async function askFor(sandbox: Sandbox, more: object = {}) {
  const answer = await door(sandbox, '/couples/requests', { providerId: 3, couple: COUPLE, ...more });
  return (await answer.json()) as { coupleId: string; requestId: string; leadId: number };
}

async function vendorWrites(sandbox: Sandbox) {
  const transport = createTransport({ host: '127.0.0.1', port: sandbox.smtpPort });
  await transport.sendMail({
    from: 'Wattle Creek Barn <noreply@bellbird.test>',
    replyTo: 'reply+secret@in.bellbird.test',
    to: 'georgia@example.com',
    subject: 'Your day',
    text: 'We are free.\nShall we talk?',
    messageId: '<2@bellbird.test>',
    references: '<1@bellbird.test>',
  });
  transport.close();
}

describe("the couples' desk", () => {
  it('asks a vendor for a quote as the marketplace hands it over', async () => {
    const { sandbox, asked, told } = await openProduct();
    const { coupleId, requestId, leadId } = await askFor(sandbox, { guests: '80', message: 'Are you free?' });
    expect(leadId).toBe(70);
    expect(asked[0]?.path).toBe('/api/dugun-leads');
    expect(told(0)).toEqual({
      requestId,
      providerId: 3,
      organizationDate: null,
      guests: 80,
      budget: null,
      message: 'Are you free?',
      couple: { id: coupleId, ...COUPLE, phone: '+61491570158', contactPreference: 'any' },
    });
    const again = await askFor(sandbox, { couple: undefined, coupleId });
    const couple = await read<StoredCouple>(`${sandbox.url}/couples/${coupleId}`);
    expect(couple.requests.map(({ id }) => id)).toEqual([again.requestId, requestId]);
    expect(await read<StoredCouple[]>(`${sandbox.url}/couples`)).toHaveLength(1);
  });

  it('answers a mail as a mail program does: in its thread, to its reply address, with the old text below', async () => {
    const { sandbox, mails } = await openProduct();
    const { coupleId } = await askFor(sandbox);
    expect((await door(sandbox, `/couples/${coupleId}/mail`, { text: 'Yes!' })).status).toBe(409);
    await vendorWrites(sandbox);
    expect((await door(sandbox, `/couples/${coupleId}/mail`, { text: 'Yes <3', fromPartner: true })).status).toBe(201);
    const [mail] = mails;
    expect(mail).toMatchObject({
      subject: 'Re: Your day',
      inReplyTo: '<2@bellbird.test>',
      references: ['<1@bellbird.test>', '<2@bellbird.test>'],
      from: { text: '"Georgia & Sam" <sam@example.com>' },
      to: { text: 'reply+secret@in.bellbird.test' },
    });
    expect(mail?.text).toMatch(/^Yes <3\n\nOn .* wrote:\n> We are free\.\n> Shall we talk\?/);
    expect(mail?.html).toContain('Yes &lt;3');
    const page = await (await fetch(`${sandbox.url}/?service=couples&id=${coupleId}`)).text();
    expect(page).toContain('Your day');
  });

  it('texts back to the number that texted', async () => {
    const { sandbox, asked } = await openProduct();
    const { coupleId } = await askFor(sandbox);
    const text = (body: object) => door(sandbox, `/couples/${coupleId}/sms`, body);
    expect((await text({ text: 'Yes' })).status).toBe(409);
    await text({ text: 'STOP', to: '+61491570006' });
    const { path = '', body } = asked[1] ?? {};
    expect([path, ...['From', 'To', 'Body'].map((name) => new URLSearchParams(body).get(name))]).toEqual([
      '/hooks/sms/in',
      '+61491570158',
      '+61491570006',
      'STOP',
    ]);
  });

  it('texts a picture, which the gateway keeps for those who know its account', async () => {
    const { sandbox, asked } = await openProduct();
    const { coupleId } = await askFor(sandbox);
    await door(sandbox, `/couples/${coupleId}/sms`, { text: 'Our garden', to: '+61491570006', picture: true });
    const told = new URLSearchParams(asked[1]?.body);
    expect([told.get('NumMedia'), told.get('MediaContentType0')]).toEqual(['1', 'image/png']);
    const url = told.get('MediaUrl0') ?? '';
    expect((await fetch(url)).status).toBe(401);
    const { accountSid, authToken } = readConfig({}).sms;
    const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
    const picture = await fetch(url, { headers: { authorization } });
    const ask = async (path: string) =>
      (await fetch(`${sandbox.url}/2010-04-01/Accounts/${accountSid}/${path}`, { headers: { authorization } })).json();
    const sid = told.get('MessageSid') ?? '';
    const list = `Messages.json?${new URLSearchParams({ To: '+61491570006', 'DateSent>': '2026-01-01' })}`;
    expect(await ask(list)).toMatchObject({
      messages: [{ sid, direction: 'inbound', body: 'Our garden', num_media: '1' }],
    });
    expect(await ask(`Messages/${sid}/Media.json`)).toMatchObject({ media_list: [{ content_type: 'image/png' }] });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('takes an offer of the vendor they asked last, and says how it was', async () => {
    const { sandbox, asked, told } = await openProduct();
    const { id } = (await (await door(sandbox, '/couples', COUPLE)).json()) as { id: string };
    expect((await door(sandbox, `/couples/${id}/coupons`, { discountId: 12 })).status).toBe(409);
    const { coupleId } = await askFor(sandbox);
    expect((await door(sandbox, `/couples/${coupleId}/coupons`, { discountId: 12 })).status).toBe(201);
    expect([asked[1]?.path, told(1)]).toEqual(['/api/dugun-coupons', { discountId: 12, leadId: 70 }]);
    await door(sandbox, `/couples/${coupleId}/comments`, { rating: 5, comments: 'Lovely' });
    expect(told(2)).toEqual({ leadId: 70, rating: 5, comments: 'Lovely' });
  });

  it('tells what they do on the marketplace, about their last request', async () => {
    const { sandbox, asked, told } = await openProduct();
    const { coupleId, requestId } = await askFor(sandbox);
    const happen = (body: object) => door(sandbox, `/couples/${coupleId}/events`, body);
    await happen({ type: 'visited' });
    await happen({ type: 'appointment_proposed', at: '2026-12-01T10:00:00Z' });
    await happen({ type: 'contact_preference', contactPreference: 'phone' });
    await happen({ type: 'cancelled' });
    expect(asked.slice(1).map(({ path }) => path)).toEqual(Array.from({ length: 4 }, () => '/api/dugun-leads/events'));
    const eventId = expect.any(String) as string;
    expect([1, 2, 3, 4].map((index) => told(index))).toEqual([
      { eventId, type: 'visited', coupleId, providerId: 3 },
      { eventId, type: 'appointment_proposed', requestId, at: '2026-12-01T10:00:00.000Z' },
      { eventId, type: 'contact_preference', coupleId, contactPreference: 'phone' },
      { eventId, type: 'cancelled', requestId },
    ]);
    const couple = await read<StoredCouple>(`${sandbox.url}/couples/${coupleId}`);
    expect(couple).toMatchObject({ contactPreference: 'phone', requests: [{ id: requestId, cancelled: true }] });
  });

  it('looks at any vendor’s page by any way, also without saying who they are', async () => {
    const { sandbox, asked, told } = await openProduct();
    const { id } = (await (await door(sandbox, '/couples', COUPLE)).json()) as { id: string };
    const look = { type: 'visited', providerId: '9', source: 'offer' };
    expect((await door(sandbox, `/couples/${id}/events`, look)).status).toBe(201);
    await door(sandbox, `/couples/${id}/events`, { ...look, isUnknown: 'true' });
    const eventId = expect.any(String) as string;
    const seen = { eventId, type: 'visited', providerId: 9, source: 'offer' };
    expect(asked).toHaveLength(2);
    expect(told(0)).toEqual({ ...seen, coupleId: id });
    expect(told(1)).toEqual({ ...seen, coupleId: null, visitor: id });
  });

  it('reports what the product refused, in the response and on the page', async () => {
    const { sandbox } = await openProduct({ status: 404 });
    const refused = await door(sandbox, '/couples/requests', { providerId: 9, couple: COUPLE });
    expect([refused.status, await refused.text()]).toEqual([404, expect.stringContaining('No such provider.')]);
    const form = new URLSearchParams({ name: 'Priya & Tom', email: '', phone: '', contactPreference: 'any' });
    const made = await fetch(`${sandbox.url}/couples`, { method: 'POST', body: form });
    expect(await made.text()).toContain('Priya &amp; Tom');
    const [{ id } = { id: '' }] = await read<StoredCouple[]>(`${sandbox.url}/couples`);
    const asks = new URLSearchParams({ providerId: '9', coupleId: id, organizationDate: '', guests: '' });
    const page = await (await fetch(`${sandbox.url}/couples/requests`, { method: 'POST', body: asks })).text();
    expect(page).toContain('No such provider.');
  });

  it('rings, and lets no other site press its buttons', async () => {
    const { sandbox, asked } = await openProduct();
    const { coupleId } = await askFor(sandbox);
    await door(sandbox, `/couples/${coupleId}/ring`, { to: '+61255500140' });
    expect(asked[1]?.path).toBe('/hooks/voice/in');
    expect(new URLSearchParams(asked[1]?.body).get('From')).toBe('+61491570158');
    const foreign = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await fetch(`${sandbox.url}/couples/${coupleId}/events`, foreign)).status).toBe(403);
  });
});
