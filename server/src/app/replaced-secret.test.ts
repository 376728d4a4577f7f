import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTransport } from 'nodemailer';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readConfig } from '#platform/config/config.ts';
import { type Keyring, SEALED_PURPOSES, createKeyring } from '#platform/crypto/keyring.ts';
import { passOver } from '#platform/crypto/renew-values.ts';
import { examine } from '#platform/health/finding.ts';
import { createOutside } from '#platform/outside/outside.ts';
import { type CalendarServer, startCalendarServer } from '#testing/calendar-server.ts';
import { type TestDatabase, testDatabase } from '#testing/database.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type CallOptions, type World, startWorld } from '#testing/world.ts';
import { createUnsubscribeTokensService } from '#domains/couples/leads/couples/unsubscribe-tokens.service.ts';
import { buildCouple, buildLead } from '#domains/couples/leads/leads.factory.ts';
import { createCalendarReadingService } from '#domains/listing/calendar/followed/calendar-reading.service.ts';
import { buildProvider } from '#domains/listing/providers/providers.factory.ts';
import { FACTORY_PASSWORD, buildLogin, buildSession } from '#domains/people/access/access.factory.ts';
import { SEALED_KEYS, findTwoFactor } from '#domains/people/access/two-factor.repository.ts';
import { buildCustomerUser, buildLink } from '#domains/people/customer-users/customer-users.factory.ts';
import { buildCustomer } from '#domains/people/customers/customers.factory.ts';
import { examineValues } from './examine-values.ts';
import { allKeyedValues } from './keyed-values.ts';

const A = 'the-first-secret-of-this-test-is-long';
const B = 'the-second-secret-of-this-test-is-long';
const COUPLE = 'georgia@couples.example';

let outbox: Outbox;
let calendars: CalendarServer;
let database: TestDatabase;
let folder: string;
/** The instance as it runs now: first with A, then with B and A, then with B alone. */
let world: World;
let late = 0;
const clock = { now: () => new Date(Date.now() + late) };

const environment = (secrets: Record<string, string>) => ({
  ...outbox.environment,
  NODE_ENV: 'test',
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  TRUSTED_ORIGINS: calendars.url,
  ...secrets,
});
const configOf = (secrets: Record<string, string>): Config => readConfig(environment(secrets));
const start = async (secrets: Record<string, string>) => {
  world = await startWorld({ clock, environment: environment(secrets) });
};
const restart = async (secrets: Record<string, string>) => {
  await world.close();
  await start(secrets);
};

/** `npm run reseal` as a process of its own. */
async function reseal(secrets: Record<string, string>): Promise<{ code: number; out: string }> {
  const env = { PATH: process.env['PATH'], ...environment(secrets) };
  const file = join(import.meta.dirname, '../reseal.ts');
  return promisify(execFile)(process.execPath, [file], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      out: error.stdout + error.stderr,
    }),
  );
}

type Person = Awaited<ReturnType<typeof person>>;
let phones = 40;

async function person(name: string) {
  phones += 1;
  const phone = `+614915700${phones}`;
  const email = `${name}@vendors.example`;
  return world.build(async (tx) => {
    const login = await buildLogin(tx, { username: name });
    const customer = await buildCustomer(tx);
    const user = await buildCustomerUser(tx, { customer_id: customer.id, login_id: login.id, email, phone });
    const provider = await buildProvider(tx, { customer_id: customer.id });
    await buildLink(tx, { customer_id: customer.id, customer_user_id: user.id, provider_id: provider.id });
    const session = await buildSession(tx, { loginId: login.id, customerId: customer.id, customerUserId: user.id });
    return { ...user, name, phone, email, providerId: provider.id, headers: session.headers };
  });
}

const as = (who: Person, method: string, path: string, { body, headers }: CallOptions = {}) =>
  world.anyone(method, path, { body, headers: { ...who.headers, ...headers } });
const codeOf = (key: string) => generateSync({ secret: key, epoch: Math.floor(clock.now().getTime() / 1000) });
/** A code works once, so the next one is half a minute on. */
const nextCodeOf = (key: string) => {
  late += 30_000;
  return codeOf(key);
};

async function guard(who: Person): Promise<{ key: string; recoveryCodes: string[] }> {
  const { key } = (await as(who, 'POST', '/auth/two-factor/set-up', { body: { password: FACTORY_PASSWORD } })).json()
    .data as { key: string };
  const confirmed = await as(who, 'PUT', '/auth/two-factor', { body: { code: nextCodeOf(key) } });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  return { key, recoveryCodes: confirmed.json().data.recoveryCodes };
}

async function signIn(who: Person, code: string): Promise<number> {
  const body = { username: who.name, password: FACTORY_PASSWORD };
  const { challengeId } = (await world.anyone('POST', '/access-tokens', { body })).json().data.twoFactor;
  return (await world.anyone('POST', '/auth/two-factor', { body: { challengeId, code } })).statusCode;
}

const APPLICATION = {
  providerName: 'Wattle Creek Estate Pty Ltd',
  firstName: 'Imogen',
  lastName: 'Hartley',
  birthDate: '1984-03-09',
  position: 'director',
  documentType: 'driver_licence',
  documentState: 'NSW',
  documentNumber: '2159 4318',
  documentExpiresOn: '2035-03-09',
  identityNumber: '51 824 753 556',
  iban: '062-000 12345678',
  bank: 'Commonwealth Bank',
  billingAddress: '118 Creek Road, Bangalow NSW 2479',
  billingOffice: '',
  tradeChamber: '',
  tradeRegisterNumber: '004 085 616',
  phone: '+61 2 5550 1234',
  mobile: '+61 491 570 006',
  email: 'accounts@wattlecreek.example',
  cityId: 1,
};
const apply = (change: object = {}) =>
  as(imogen, 'POST', `/providers/${imogen.providerId}/merchant-applications`, {
    body: { ...APPLICATION, ...change },
    headers: { 'idempotency-key': 'sent-twice' },
  });
const tokenIn = (text: string | undefined) => /\/q\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
const openQuote = async (token: string) =>
  (await world.server.app.inject({ method: 'GET', url: `/q/${token}` })).statusCode;
const pathOf = (url: string) => new URL(url, 'http://localhost').pathname.replace(/^\/api/, '');

/** What a vendor, a couple or a browser has from the time of A. */
let imogen: Person;
let tess: Person;
let joel: Person;
let app: Awaited<ReturnType<typeof guard>>;
let turnedOff: { key: string; undoKey: string };
let leadId: number;
let quoteId: number;
let quoteToken: string;
let replyTo: string;
let unsubscribe: string;
let feed: string;
let calendarId: number;
let colleagueId: number;
let pushKey: string;
let archive: string;
let underWay: { challengeId: string; code: string };

beforeAll(async () => {
  [outbox, calendars, database] = await Promise.all([startOutbox(), startCalendarServer(), testDatabase()]);
  folder = await mkdtemp(join(tmpdir(), 'bellbird-secret-'));
  calendars.serve([['DTSTART;VALUE=DATE:20270313', 'SUMMARY:Family reunion']]);
  await start({ SECRET: A });
}, 240_000);
afterAll(async () => {
  await world.close();
  await database.drop();
  await Promise.all([outbox.close(), calendars.close()]);
  await rm(folder, { recursive: true, force: true });
});

test('with the first SECRET a vendor, a couple and a calendar get what they have from then on', async () => {
  [imogen, tess, joel] = [await person('imogen'), await person('tess'), await person('joel')];
  app = await guard(imogen);
  const { key } = await guard(joel);
  await outbox.mailTo(joel.email);
  await as(joel, 'POST', '/auth/two-factor/turn-off', { body: { password: FACTORY_PASSWORD } });
  const undoKey = /\/undo\/([\w-]{43})/.exec((await outbox.mailTo(joel.email)).text ?? '')?.[1] ?? '';
  turnedOff = { key, undoKey };

  const ids = await world.build(async (tx) => {
    const couple = await buildCouple(tx, 'Georgia & Sam', { email: COUPLE });
    const of = { customer_id: imogen.customerId, provider_id: imogen.providerId, couple_id: couple.id };
    const lead = await buildLead(tx, { ...of, status: 'negotiating', organization_date: '2027-04-10' });
    return { coupleId: couple.id, leadId: lead.id };
  });
  ({ leadId } = ids);
  const { form } = (await as(imogen, 'GET', `/leads/${leadId}/quote-draft`)).json().data;
  const lines = [{ key: 'hire', name: 'Venue hire', unit: 'flat', priceCents: 890_000 }];
  const body = { form: { ...form, lines }, channel: 'email', message: 'Here is your quote.' };
  const sent = await as(imogen, 'POST', `/leads/${leadId}/quote`, { body });
  expect(sent.statusCode, sent.body).toBeLessThan(300);
  quoteId = sent.json().data.id;
  const mail = await outbox.mailTo(COUPLE);
  quoteToken = tokenIn(mail.text);
  replyTo = mail.replyTo?.text ?? '';
  // The mail that carries it follows the wedding by weeks.
  const { keyring, baseUrl } = configOf({ SECRET: A });
  unsubscribe = pathOf(createUnsubscribeTokensService({ keyring, baseUrl }).link(ids.coupleId));

  const saved = await as(imogen, 'PUT', `/providers/${imogen.providerId}/calendar-feed`, {
    body: { isOn: true, showsDetails: false },
  });
  feed = pathOf(saved.json().data.url);
  const followed = await as(imogen, 'POST', `/providers/${imogen.providerId}/followed-calendars`, {
    body: { name: 'Google', effect: 'block', allDayOnly: true, showsTitles: true, address: `${calendars.url}/a.ics` },
  });
  calendarId = followed.json().data.id;
  expect((await apply()).statusCode).toBe(201);
  const added = await as(imogen, 'POST', `/customers/${imogen.customerId}/users`, {
    body: {
      name: 'Priya',
      surname: 'Raman',
      username: 'priya-of-the-test',
      titleId: 3,
      roleId: 3,
      preferredLanguage: 'en',
      profileVideo: '',
      bio: '',
      email: ['priya@wattlecreek.example'],
      phone: ['+61 491 570 156'],
      birthDate: '1990-02-28',
      identityNumber: '51824753556',
      language: 1,
      canManage: false,
    },
  });
  expect(added.statusCode, added.body).toBe(201);
  colleagueId = added.json().data.id;
  pushKey = await findPushKey();
  await as(tess, 'POST', '/account-exports', { body: { oldPassword: FACTORY_PASSWORD } });
  // The mail says that it is ready.
  await outbox.mailTo(tess.email);
  archive = pathOf((await as(tess, 'GET', '/account-exports')).json().data[0].url);
  const asked = await world.anyone('POST', '/auth/quick/request', { body: { username: tess.name, channel: 'sms' } });
  const code = /\b\d{6}\b/.exec(await outbox.smsTo(tess.phone))?.[0] ?? '';
  underWay = { challengeId: asked.json().data.challengeId, code };
}, 240_000);

const findPushKey = () =>
  world.build(
    async (tx) => (await tx.selectFrom('push_keys').select('public_key').executeTakeFirstOrThrow()).public_key,
  );

/** What must work as long as the values open, whichever secret they are under. */
async function expectEverythingSealedOpens(keyring: Keyring): Promise<void> {
  expect(await signIn(imogen, nextCodeOf(app.key))).toBe(201);
  const colleague = await as(imogen, 'GET', `/customers/${imogen.customerId}/users/${colleagueId}`);
  expect(colleague.json().data.details.identityNumber).toBe('51824753556');
  const staff = await world.staff({ secondFactor: false });
  const [waiting] = (await staff.call('GET', '/desk/approvals?kind=merchant_application')).json().data;
  const details = (await staff.call('POST', `/desk/approvals/${waiting.id}/details`)).body;
  expect(details).toContain('062-000 12345678');
  expect(details).toContain('21594318');
  calendars.asked.length = 0;
  const outside = createOutside({ trusted: [calendars.url] });
  const calendarAddresses = keyring.sealer('calendar addresses');
  const reading = { db: world.db, clock, outside, calendarAddresses, baseUrl: 'https://panel.example' };
  await createCalendarReadingService(reading).read(calendarId);
  expect(calendars.asked).toHaveLength(1);
  // Browsers trust the key they subscribed with: a new pair would silence them.
  expect(await findPushKey()).toBe(pushKey);
}

test('with a new SECRET and the old one in EARLIER_SECRETS nothing that anybody has stops working', async () => {
  const secrets = { SECRET: B, EARLIER_SECRETS: A };
  await restart(secrets);
  const { challengeId, code } = underWay;
  expect((await world.anyone('POST', '/auth/quick/verify', { body: { challengeId, code } })).statusCode).toBe(201);
  await expectEverythingSealedOpens(configOf(secrets).keyring);
  expect(await signIn(imogen, app.recoveryCodes[0] ?? '')).toBe(201);
  expect(await signIn(imogen, app.recoveryCodes[0] ?? ''), 'a recovery code works once').not.toBe(201);
  expect((await world.anyone('GET', feed)).statusCode).toBe(200);
  expect((await world.anyone('GET', archive)).statusCode).toBe(200);
  expect((await world.anyone('GET', unsubscribe)).statusCode).toBe(200);
  expect(await openQuote(quoteToken)).toBe(200);

  const again = await apply();
  expect([again.statusCode, (await apply({ bank: 'Another' })).json().code]).toEqual([201, 'idempotency_key_reused']);

  const port = await world.server.mail.listen();
  const post = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  await post.sendMail({ from: COUPLE, to: replyTo, subject: 'Re: your quote', text: 'Yes please!' });
  post.close();
  expect((await as(imogen, 'GET', `/leads/${leadId}/messages`)).body).toContain('Yes please!');

  await as(imogen, 'POST', `/quotes/${quoteId}/actions`, { body: { type: 'resend', message: 'Here it is again' } });
  expect(tokenIn((await outbox.mailTo(COUPLE)).text), 'the couple’s link stays the same').toBe(quoteToken);
}, 240_000);

test('the doctor counts what needs the old one, reseal makes it anew once, and then there is nothing left', async () => {
  const secrets = { SECRET: B, EARLIER_SECRETS: A };
  const look = (given: Record<string, string>) => examine('Sealed values', () => examineValues(configOf(given)));
  const before = await look(secrets);
  expect([before.state, before.lines[1]]).toEqual([
    'note',
    '1 two-factor keys, 1 two-factor keys that were turned off, 1 identity numbers, 1 bank accounts, ' +
      '1 numbers of identity documents, 1 addresses of followed calendars, 1 keys for push messages, ' +
      '1 links of quotes need EARLIER_SECRETS: npm run reseal.',
  ]);
  expect((await look({ SECRET: B })).state).toBe('fault');

  const early = await reseal({ SECRET: B });
  expect([early.code, early.out]).toEqual([1, expect.stringContaining(`opens two_factors ${imogen.loginId}.`)]);
  for (const secret of ['12345678', '51824753556', app.key, A, B]) expect(early.out).not.toContain(secret);

  // Somebody sets up their phone again at the very moment: what they wrote stays.
  const changed = await world.build(async (tx) => {
    const [row] = await SEALED_KEYS.find(tx, imogen.loginId - 1, 1);
    const stale = { id: row?.id ?? 0, sealed: 'as it was read' };
    return SEALED_KEYS.replace(tx, stale, { ...stale, sealed: 'overwritten' });
  });
  expect(changed).toBe(false);

  const first = await reseal(secrets);
  expect(first.code, first.out).toBe(0);
  expect(first.out).toContain('bank accounts: 1 made again under SECRET');
  expect(first.out).toContain('EARLIER_SECRETS can be removed when you like');
  const second = await reseal(secrets);
  expect([second.code, second.out]).toEqual([0, expect.stringContaining('Nothing left to do')]);
  expect(second.out).not.toContain('made again');
  expect((await look(secrets)).lines).toEqual([
    expect.stringMatching(/^all \d+ are under SECRET$/),
    'EARLIER_SECRETS can be removed; see docs/KEYS.md.',
  ]);
}, 240_000);

test('after that the new SECRET alone opens every sealed value; what was given out under the old one ends', async () => {
  await restart({ SECRET: B });
  expect((await examine('Sealed values', () => examineValues(configOf({ SECRET: B })))).state).toBe('fine');
  await expectEverythingSealedOpens(createKeyring(B));
  expect((await world.anyone('POST', `/sign-in-changes/${turnedOff.undoKey}/undo`)).json().data.state).toBe('undone');
  const row = await world.build((tx) => findTwoFactor(tx, joel.loginId));
  // It was turned on again, as it was.
  expect(
    createKeyring(B)
      .sealer('two-factor keys')
      .open(row?.sealed_key ?? ''),
  ).toBe(turnedOff.key);

  expect(await openQuote(quoteToken), 'the link in the couple’s mail').toBe(200);
  await as(imogen, 'POST', `/quotes/${quoteId}/actions`, { body: { type: 'resend', message: 'And once more' } });
  const renewed = tokenIn((await outbox.mailTo(COUPLE)).text);
  expect(renewed).not.toBe(quoteToken);
  expect(await openQuote(renewed)).toBe(200);
  const revoked = await as(imogen, 'POST', `/quotes/${quoteId}/actions`, { body: { type: 'revoke_link' } });
  expect(revoked.statusCode, revoked.body).toBe(200);
  expect([await openQuote(quoteToken), await openQuote(renewed)], 'both links end when revoked').toEqual([404, 404]);

  expect(await signIn(imogen, app.recoveryCodes[1] ?? '')).not.toBe(201);
  expect((await world.anyone('GET', feed)).statusCode).toBe(404);
  expect((await world.anyone('GET', unsubscribe)).statusCode).toBe(404);
}, 240_000);

test('every purpose of sealing and every sealed column is one that reseal goes through', async () => {
  const asked: string[] = [];
  const keyring = createKeyring(B);
  const values = allKeyedValues({
    ...keyring,
    sealer: (purpose) => {
      asked.push(purpose);
      return keyring.sealer(purpose);
    },
  });
  expect(asked.toSorted()).toEqual([...SEALED_PURPOSES].toSorted());
  const columns = await world.build((tx) =>
    tx
      .selectFrom('information_schema.columns' as never)
      .select('table_name' as never)
      .where('table_schema' as never, '=', 'public' as never)
      .where('column_name' as never, 'like', '%sealed%' as never)
      .execute(),
  );
  const tables = new Set(values.map(({ table }) => table));
  expect(columns.length).toBeGreaterThan(4);
  expect((columns as { table_name: string }[]).filter(({ table_name }) => !tables.has(table_name))).toEqual([]);
  expect((await passOver(world.db, values, { renew: false })).flatMap(({ unreadable }) => unreadable)).toEqual([]);
});
