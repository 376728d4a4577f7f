import { QuoteForm } from '@bellbird/contract/couples/quotes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildMerchantApplication } from '#domains/money/merchant/merchant.factory.ts';
import { type TestBank, startBank } from '#testing/bank.ts';
import { readPdfTexts } from '#testing/pdf-text.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildLead } from '../../leads/leads.factory.ts';
import { type BuiltQuote, buildQuote } from '../../quotes/quotes.factory.ts';

const SENT = new Date('2026-11-16T01:00:00Z');
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let bank: TestBank;
let world: World;
let owner: Actor;
let now = SENT;
beforeAll(async () => {
  bank = await startBank();
  world = await startWorld({ clock: { now: () => now }, environment: bank.environment });
});
afterAll(async () => {
  await world.close();
  await bank.close();
});
beforeEach(async () => {
  now = SENT;
  owner = await world.owner();
});

type Sent = BuiltQuote & { leadId: number };

async function quote(content: Parameters<typeof buildQuote>[2] = {}, { cards = true } = {}): Promise<Sent> {
  const of = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 };
  return world.build(async (tx) => {
    const { id: lead_id } = await buildLead(tx, { ...of, status: 'offer_made', has_email: true });
    if (cards)
      await buildMerchantApplication(tx, {
        ...of,
        status: 'approved',
        decided_at: SENT.toISOString(),
        gateway_account: `acct_${of.provider_id}`,
      });
    return { ...(await buildQuote(tx, { ...of, lead_id }, content)), leadId: lead_id };
  });
}
const open = (token: string, more = '', headers: Record<string, string> = {}) =>
  world.server.app.inject({ method: 'GET', url: `/q/${token}${more}`, headers });
const post = (token: string, path: string, form: Record<string, string> | [string, string][] = {}, headers = {}) =>
  world.server.app.inject({
    method: 'POST',
    url: `/q/${token}${path}`,
    headers: { ...FORM, 'user-agent': 'Firefox', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
const signed = (of: BuiltQuote, more: Record<string, string> = {}) => ({
  hash: of.contentHash,
  name: 'Georgia Papadopoulos',
  agreed: 'on',
  ...more,
});
const accept = (of: BuiltQuote, more: Record<string, string> = {}) => post(of.token, '/accept', signed(of, more));
const rows = (table: 'quote_acceptances' | 'couple_providers' | 'calendar_events') =>
  world.build((tx) => tx.selectFrom(table).selectAll().where('customer_id', '=', owner.customerId).execute());
const stateOf = async ({ id }: BuiltQuote) =>
  world.build((tx) => tx.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow());

describe('the couple’s page', () => {
  test('shows everything without scripts, is kept nowhere and named nowhere', async () => {
    const sent = await quote();
    const page = await open(sent.token);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    for (const text of ['Your day at the Barn', 'A$20,660.00', 'includes A$1,878.18 GST', 'A$4,132.00', '120 guests'])
      expect(page.body).toContain(text);
    expect(page.body).not.toMatch(/<script>| style="|property="og:/);
    expect((await stateOf(sent)).open_count).toBe(0);
  });

  test('says nothing about GST when the vendor is not registered for it', async () => {
    const sent = await quote({ isGstRegistered: false });
    expect((await open(sent.token)).body).not.toContain('GST');
  });

  test.each([
    ['tr', 'dir="ltr"', 'Neler dahil'],
    ['ar', 'dir="rtl"', 'ما يشمله العرض'],
    ['de', 'dir="ltr"', 'What’s included'],
  ])('speaks the couple’s language: %s', async (language, direction, text) => {
    const { body } = await open((await quote()).token, '', { 'accept-language': `${language};q=0.9` });
    expect(body).toContain(direction);
    expect(body).toContain(text);
    // A sign before an amount stays before it, whatever the direction of the page.
    expect(body).toContain('<bdi>+A$570.00</bdi>');
  });

  test('escapes whatever a vendor or a couple writes', async () => {
    const title = '<script>alert(1)</script>"\'';
    const sent = await quote({ title, note: '</script><img src=x onerror=alert(1)>' });
    const { body } = await open(sent.token);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<img src=x');
    const name = await post(sent.token, '/accept', signed(sent, { agreed: '', name: '"><b>x' }));
    expect(name.body).not.toContain('"><b>x');
  });

  test('carries the extras that are ticked to the next page, with the sums of the server', async () => {
    const sent = await quote();
    const { body } = await open(sent.token, '/accept?x=shuttle&x=feast&x=made-up');
    expect(body).toContain('Sign and pay A$4,246.00');
    expect(body).toContain('<input type="hidden" name="x" value="shuttle" />');
    expect(body).not.toContain('value="feast"');
  });

  test('counts as opened only when the page says that somebody looks', async () => {
    const sent = await quote();
    await open(sent.token);
    expect((await post(sent.token, '/seen')).statusCode).toBe(204);
    expect(await stateOf(sent)).toMatchObject({ open_count: 1, first_opened_at: SENT.toISOString() });
  });

  test('sends a question to the conversation', async () => {
    const sent = await quote();
    const answer = await post(sent.token, '/ask', { question: 'Could the band play until midnight?' });
    expect(answer.headers.location).toBe(`/q/${sent.token}?n=asked`);
    const { data } = (await owner.call('GET', `/leads/${sent.leadId}/messages`)).json();
    expect(data[0]).toMatchObject({ direction: 'in', body: 'Could the band play until midnight?' });
    expect((await open(sent.token, '?n=asked')).body).toContain('Your question is on its way');
  });

  test('declines with a reason, and says so from then on', async () => {
    const sent = await quote();
    await post(sent.token, '/decline', { reason: 'price', text: 'Too dear for us.' });
    expect(await stateOf(sent)).toMatchObject({ state: 'declined', decline_reason: 'price' });
    expect((await open(sent.token)).body).toContain('You declined this quote');
  });

  test('accepts: the deal, the booked day, the couple’s copy and its evidence', async () => {
    const sent = await quote({}, { cards: false });
    const answer = await accept(sent, { x: 'shuttle' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/q/${sent.token}`]);
    expect(await rows('quote_acceptances')).toMatchObject([
      { name: 'Georgia Papadopoulos', browser: 'Firefox', chosen: ['shuttle'], total_cents: 2_123_000 },
    ]);
    expect(await rows('couple_providers')).toHaveLength(1);
    expect(await rows('calendar_events')).toHaveLength(1);
    const { body } = await open(sent.token);
    for (const text of ['It’s yours', 'A$21,230.00', 'Signed by Georgia Papadopoulos', 'A$4,246.00'])
      expect(body).toContain(text);
    expect(body).toContain('will tell you how to pay');
  });

  test('after a yes, the day goes into their own calendar; not before, and not once it is called off', async () => {
    const sent = await quote({}, { cards: false });
    expect((await open(sent.token, '/wedding.ics')).statusCode).toBe(404);
    await accept(sent);
    expect((await open(sent.token)).body).toContain('/wedding.ics');
    const file = await open(sent.token, '/wedding.ics');
    expect(file.headers['content-type']).toContain('text/calendar');
    for (const line of ['DTSTART;VALUE=DATE:20270410', 'DTEND;VALUE=DATE:20270411', 'STATUS:CONFIRMED'])
      expect(file.body).toContain(line);
    await owner.call('POST', `/leads/${sent.leadId}/actions`, { body: { type: 'reject_deal' } });
    expect((await open(sent.token, '/wedding.ics')).statusCode).toBe(404);
  });

  test('a name or a tick that is missing is asked for again, with what was typed', async () => {
    const sent = await quote();
    const answer = await post(sent.token, '/accept', { hash: sent.contentHash, name: 'Georgia', x: 'shuttle' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('value="Georgia"');
    expect(answer.body).toContain('Please tick this to accept.');
    expect(answer.body).toContain('name="x" value="shuttle"');
    expect(await rows('quote_acceptances')).toEqual([]);
  });

  test('the document has the sums of the page, and after signing the evidence', async () => {
    const sent = await quote({}, { cards: false });
    const before = await open(sent.token, '/quote.pdf');
    expect(before.headers['content-type']).toBe('application/pdf');
    expect(readPdfTexts(before.rawPayload).map(({ text }) => text)).toContain('A$20,660.00');
    await accept(sent, { x: 'shuttle' });
    const texts = readPdfTexts((await open(sent.token, '/quote.pdf')).rawPayload).map(({ text }) => text);
    for (const text of ['A$21,230.00', 'A$1,930.00', 'A$4,246.00', 'A$16,984.00']) expect(texts).toContain(text);
    const all = texts.join(' ');
    expect(all).toContain('Georgia Papadopoulos');
    expect(all).toContain(sent.contentHash.slice(0, 16));
    expect(all).toContain('Firefox');
  });
});

test('the document is in the couple’s language, Arabic from right to left with amounts at the left', async () => {
  const sent = await quote({ title: 'يومكما في المزرعة', discount: { name: '', kind: 'percent', value: 5 } });
  const fileIn = async (language: string) =>
    (await open(sent.token, '/quote.pdf', { 'accept-language': language })).rawPayload;
  const file = await fileIn('ar');
  expect(file.toString('latin1')).toContain('NotoSansArabic-SemiBold');
  const arabic = readPdfTexts(file);
  const amount = arabic.find(({ text }) => text === 'A$19,627.00');
  expect(amount?.x).toBe(56);
  expect(arabic.map(({ text }) => text)).toContain('−A$1,033.00');
  expect(arabic.map(({ text }) => text).join('')).not.toContain('\uFFFD');
  expect(readPdfTexts(await fileIn('tr')).map(({ text }) => text)).toContain('İçindeki GST');
});

describe('a change after yes', () => {
  test('is approved with one tap, once, and is then to be paid', async () => {
    const sent = await quote({}, { cards: false });
    await accept(sent);
    const line = { key: 'hour', name: 'One more hour', unit: 'hour', quantity: 1, priceCents: 48_000 };
    const form = { lines: [line], dueOn: '2027-03-01' };
    const body = { form, channel: 'email', message: 'Here is the extra hour.' };
    expect((await owner.call('POST', `/quotes/${sent.id}/amendments`, { body })).statusCode).toBe(201);
    expect((await open(sent.token)).body).toContain('Adds A$480.00, due by 01.03.2027');
    await Promise.all([1, 2].map(() => post(sent.token, '/change/1', { answer: 'approve' })));
    await post(sent.token, '/change/1', { answer: 'decline' });
    const { body: page } = await open(sent.token);
    expect(page).not.toContain('Approve the change');
    expect(page).toContain('Due by 01.03.2027');
    expect((await post(sent.token, '/change/7', { answer: 'approve' })).statusCode).toBe(404);
  });
});

describe('attacks', () => {
  test('a guessed, shortened or revoked link gets the same answer as one that never existed', async () => {
    const sent = await quote();
    const revoked = await quote({ weddingDate: '2027-05-01' }, { cards: false });
    await world.build((tx) =>
      tx.updateTable('quotes').set({ token_hash: null, link_seed: null }).where('id', '=', revoked.id).execute(),
    );
    const answers = await Promise.all(
      [
        `${sent.token.startsWith('A') ? 'B' : 'A'}${sent.token.slice(1)}`,
        sent.token.slice(1),
        revoked.token,
        'A'.repeat(43),
        '..%2f',
      ].map((token) => open(token)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  test('guessing is slowed down by address', async () => {
    const sent = await quote();
    const tries = await Promise.all(Array.from({ length: 61 }, () => post('B'.repeat(43), '/ask', { question: 'x' })));
    expect(tries.at(-1)?.statusCode).toBe(429);
    expect(tries.at(-1)?.headers['retry-after']).toBeDefined();
    await world.build((tx) => tx.deleteFrom('rate_limits').execute());
    expect((await post(sent.token, '/ask', { question: 'Still here?' })).statusCode).toBe(303);
  });

  test('another site cannot send the forms of a browser that has the page open', async () => {
    const sent = await quote({}, { cards: false });
    const foreign = await post(sent.token, '/accept', signed(sent), { 'sec-fetch-site': 'cross-site' });
    expect(foreign.statusCode).toBe(403);
    expect(await rows('quote_acceptances')).toEqual([]);
  });

  test('another version, prices and options from the request change nothing', async () => {
    const sent = await quote({}, { cards: false });
    expect((await accept({ ...sent, contentHash: '0'.repeat(64) })).headers.location).toContain('n=changed');
    expect((await accept(sent, { x: 'feast' })).headers.location).toContain('n=changed');
    expect(await rows('quote_acceptances')).toEqual([]);
    await accept(sent, { totalCents: '1', priceCents: '1', amount: '0.01' });
    expect(await rows('quote_acceptances')).toMatchObject([{ total_cents: 2_066_000 }]);
  });

  test('what another couple read does not open this couple’s quote', async () => {
    const mine = await quote({}, { cards: false });
    const theirs = await quote({ weddingDate: '2027-05-01' }, { cards: false });
    expect((await accept({ ...mine, contentHash: theirs.contentHash })).headers.location).toContain('n=changed');
    expect(await rows('quote_acceptances')).toEqual([]);
  });

  test('an expired quote cannot be accepted, whatever clock the browser has', async () => {
    const sent = await quote({}, { cards: false });
    now = new Date('2026-11-30T13:00:00Z');
    await post(sent.token, '/accept', signed(sent), { date: 'Mon, 16 Nov 2026 00:00:00 GMT' });
    expect(await rows('quote_acceptances')).toEqual([]);
    expect((await open(sent.token)).body).toContain('This quote has expired');
  });

  test('a quote withdrawn in an open tab is not accepted, and the page says why', async () => {
    const sent = await quote({}, { cards: false });
    await world.build((tx) => tx.updateTable('quotes').set({ state: 'withdrawn' }).where('id', '=', sent.id).execute());
    expect((await accept(sent)).headers.location).toBe(`/q/${sent.token}`);
    expect(await rows('quote_acceptances')).toEqual([]);
    expect((await open(sent.token)).body).toContain('This quote was withdrawn');
    expect((await open(sent.token, '/quote.pdf')).statusCode).toBe(404);
  });

  test.each(['a closed request', 'a vendor who left'])('a quote of %s is withdrawn, too', async (which) => {
    const sent = await quote({}, { cards: false });
    await world.build((tx) =>
      which === 'a closed request'
        ? tx.updateTable('leads').set({ status: 'rejected' }).where('id', '=', sent.leadId).execute()
        : tx
            .updateTable('providers')
            .set({ left_at: now.toISOString() })
            .where('id', '=', owner.providerIds[0] ?? 0)
            .execute(),
    );
    expect((await open(sent.token)).body).toContain('This quote was withdrawn');
    expect((await open(sent.token, '/accept')).headers.location).toBe(`/q/${sent.token}`);
    expect((await open(sent.token, '/quote.pdf')).statusCode).toBe(404);
    expect((await accept(sent)).headers.location).toBe(`/q/${sent.token}`);
    expect(await rows('quote_acceptances')).toEqual([]);
  });

  test('a day that was sold in between: a kind sentence, and nothing is booked twice', async () => {
    const [first, second] = [await quote({}, { cards: false }), await quote({}, { cards: false })];
    await accept(first);
    expect((await accept(second)).headers.location).toBe(`/q/${second.token}?n=taken`);
    expect((await open(second.token, '?n=taken')).body).toContain('that day has just gone to somebody else');
    expect(await rows('calendar_events')).toHaveLength(1);
  });

  test('replaying an acceptance changes nothing', async () => {
    const sent = await quote({}, { cards: false });
    await accept(sent);
    now = new Date(SENT.getTime() + 60_000);
    expect((await accept(sent, { name: 'Somebody Else', x: 'shuttle' })).statusCode).toBe(303);
    expect(await rows('quote_acceptances')).toMatchObject([{ name: 'Georgia Papadopoulos', chosen: [] }]);
  });

  test('the team acting for a vendor looks, and neither sends, changes, withdraws, accepts nor moves money', async () => {
    const sent = await quote();
    await accept(sent);
    const visitor = await world.staff();
    const { cookies } = await visitor.call('POST', '/desk/switch-user', {
      body: { customerUserId: owner.id, reason: 'They asked for help' },
    });
    const headers = { 'switch-user': String(owner.id), cookie: `${cookies[0]?.name}=${cookies[0]?.value}` };
    const act = (method: string, path: string, body?: object) => visitor.call(method, path, { headers, body });
    const [deposit] = await world.build((tx) =>
      tx.selectFrom('quote_instalments').select('id').where('quote_id', '=', sent.id).orderBy('number').execute(),
    );
    const seen = await act('GET', `/leads/${sent.leadId}/quote`);
    expect(seen.json().data).toMatchObject({ stage: 'accepted', acceptance: { name: 'Georgia Papadopoulos' } });
    // Without the link nobody accepts, and nobody but the couple has it.
    expect(seen.body).not.toContain(sent.token);
    const form = { lines: [{ key: 'x', name: 'X', unit: 'flat', priceCents: 100 }], dueOn: '2027-03-27' };
    const message = { channel: 'email', message: 'Hello' };
    const { content } = seen.json().data;
    const draft = QuoteForm.strip().parse(content);
    const refused = await Promise.all([
      act('POST', `/leads/${sent.leadId}/quote`, { form: draft, ...message }),
      act('PUT', `/leads/${sent.leadId}/quote-draft`, { form: draft, revision: 0 }),
      act('POST', `/quotes/${sent.id}/actions`, { type: 'withdraw' }),
      act('POST', `/quotes/${sent.id}/amendments`, { form, ...message }),
      act('POST', `/quote-instalments/${deposit?.id}/refund`, { cents: 1, reason: 'No reason' }),
      act('POST', `/quote-instalments/${deposit?.id}/received`),
    ]);
    expect(refused.map((answer) => answer.json().code)).toEqual(refused.map(() => 'not_while_acting'));
  });

  test('a body that is not a form, or too large, is refused', async () => {
    const sent = await quote();
    const json = await world.server.app.inject({
      method: 'POST',
      url: `/q/${sent.token}/ask`,
      payload: { question: 'x' },
    });
    expect(json.statusCode).toBe(415);
    expect((await post(sent.token, '/ask', { question: 'x'.repeat(70_000) })).statusCode).toBe(413);
  });
});
