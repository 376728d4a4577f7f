import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { translateForCouple } from '#app/readers-language.ts';
import { createKeyring } from '#platform/crypto/keyring.ts';
import type { Db } from '#platform/db/db.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { createSmsGateway } from '#platform/sms/sms-gateway.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildCouple, buildLead } from '#domains/couples/leads/leads.factory.ts';
import { buildQuote } from '#domains/couples/quotes/quotes.factory.ts';
import { createMessageDeliveriesService } from './message-deliveries.service.ts';
import { buildMessage } from './messages.factory.ts';
import { createReplyAddressesService } from './reply-addresses.service.ts';

const MINUTE_MS = 60_000;
/** A Monday morning in Sydney. */
const NOW = new Date('2026-11-15T23:00:00Z');
/** A port that nothing listens on. */
const CLOSED_PORT = 'smtp://127.0.0.1:1';

let world: World;
let outbox: Outbox;
let owner: Actor;
let now = NOW;
let serial = 0;
const clock = { now: () => now };
const mailers: ReturnType<typeof createMailer>[] = [];
beforeAll(async () => {
  outbox = await startOutbox();
  // No workers: each test delivers its own message.
  world = await startWorld({ clock, environment: { ...outbox.environment, JOBS: 'false' } });
  owner = await world.owner();
});
afterAll(async () => {
  for (const mailer of mailers) mailer.close();
  await world.close();
  await outbox.close();
});

/** A delivery service that the tests call directly. */
function deliveries(
  smtpUrl = outbox.environment['SMTP_URL'] ?? '',
  baseUrl = outbox.environment['SMS_BASE_URL'] ?? '',
  { db = world.db, onSent = () => {} }: { db?: Db; onSent?: () => void } = {},
) {
  const log = createLog('silent');
  const mailer = createMailer({ smtpUrl, from: 'x@example.com', log });
  mailers.push(mailer);
  return createMessageDeliveriesService({
    db,
    clock,
    log,
    mailer: { ...mailer, send: (...mail) => mailer.send(...mail).finally(onSent) },
    sms: createSmsGateway({ baseUrl, accountSid: 'AC1', authToken: 'x'.repeat(32), from: '+61491570006', log }),
    storage: world.server.storage,
    addresses: createReplyAddressesService({ keyring: createKeyring('x'), domain: 'reply.example' }),
    smsNumbers: [],
    baseUrl: 'https://panel.example',
    translateForCouple,
    toQuoteLink: ({ link_seed }) => `http://localhost/q/${link_seed}`,
  });
}

type Given = Partial<Omit<Parameters<typeof buildMessage>[1], 'customer_id' | 'lead_id'>>;

/** A waiting couple, and a message to them. */
async function message(given: Given, couple: { email?: string | null; partner_email?: string } = {}) {
  serial += 1;
  const [email, phone] = [`georgia${serial}@example.com`, `+6149157${String(2000 + serial)}`];
  return world.build(async (tx) => {
    const { id: coupleId } = await buildCouple(tx, 'Georgia & Sam', { email, phone, ...couple });
    const lead = await buildLead(tx, {
      customer_id: owner.customerId,
      provider_id: owner.providerIds[0] ?? 0,
      couple_id: coupleId,
      couple_phone: phone,
      status: 'new',
      created_at: NOW.toISOString(),
      waiting_since: NOW.toISOString(),
    });
    const { id } = await buildMessage(tx, {
      direction: 'out',
      author_id: owner.id,
      body: 'Still there?',
      created_at: NOW.toISOString(),
      state_at: NOW.toISOString(),
      ...given,
      customer_id: owner.customerId,
      lead_id: lead.id,
    });
    return { id, leadId: lead.id, email, phone };
  });
}

/** A mail server that waits before it asks for the mail itself, and may hang up instead of acknowledging it. */
async function slowServer({ hangsUpAfterMail = false } = {}) {
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let mails = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      asked.resolve();
      void gate.promise.then(() => done());
    },
    onData: (stream, _session, done) => {
      stream.resume();
      stream.once('end', () => {
        mails += 1;
        if (hangsUpAfterMail) server.connections.forEach((each) => each.close());
        else done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url, reached: asked.promise, goOn: () => gate.resolve(), mails: () => mails, close };
}

async function gatewayThat(answers: RequestListener) {
  const server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

const rowOf = (id: number) =>
  world.build((tx) => tx.selectFrom('lead_messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const leadOf = (id: number) =>
  world.build((tx) => tx.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const timeline = async (leadId: number) =>
  (await owner.call('GET', `/leads/${leadId}/interactions`)).json().data.map((each: { kind: string }) => each.kind);
const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);

test('LEAD-052 LEAD-061 a scheduled message counts as an answer when it leaves, and the history says that it did', async () => {
  now = at(90);
  const { id, leadId, email } = await message({ state: 'scheduled', send_at: at(90).toISOString() });
  await deliveries().deliver(id);
  expect((await outbox.mailTo(email)).text).toContain('Still there?');
  expect((await rowOf(id)).state).toBe('sent');
  const lead = await leadOf(leadId);
  expect([lead.status, lead.answer_minutes, lead.waiting_since]).toEqual(['negotiating', 90, null]);
  expect(await timeline(leadId)).toContain('email_sent');
  expect(await timeline(leadId)).not.toContain('send_email');
});

test('LEAD-052 a scheduled offer moves the lead to ‘offer made’ when it is sent', async () => {
  now = at(90);
  const { id, leadId, email } = await message({ state: 'scheduled', send_at: at(90).toISOString(), is_offer: true });
  await deliveries().deliver(id);
  await outbox.mailTo(email);
  expect((await leadOf(leadId)).status).toBe('offer_made');
});

test('what we add to a mail is in the language in which the couple reads their last quote', async () => {
  now = at(5);
  const { id, leadId, email } = await message({ state: 'queued' });
  const of = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0, lead_id: leadId };
  await world.build((tx) => buildQuote(tx, { ...of, language: 'tr' }));
  await deliveries().deliver(id);
  expect((await outbox.mailTo(email)).text).toContain('Bu e-postayı yanıtlamanız yeterli.');
});

test('the partner who wrote last gets the answer; another address that wrote does not', async () => {
  now = at(5);
  const partner = 'sam.own@example.com';
  const to = { created_at: NOW.toISOString(), type: 'email', direction: 'in', state: 'received' } as const;
  const answered = async (...senders: string[]) => {
    const { id, leadId, email } = await message({ state: 'queued' }, { partner_email: partner });
    for (const sender_address of senders)
      await world.build((tx) =>
        buildMessage(tx, { ...to, customer_id: owner.customerId, lead_id: leadId, sender_address }),
      );
    await deliveries().deliver(id);
    const receiver = outbox.untaken().includes(partner) ? partner : email;
    await outbox.mailTo(receiver);
    return receiver === partner ? 'the partner' : 'the one who asked';
  };
  expect(await answered(partner)).toBe('the partner');
  expect(await answered('a.mother@example.com')).toBe('the one who asked');
  expect(await answered(partner, 'a.mother@example.com')).toBe('the partner');
});

const PLAN = { state: 'scheduled', send_at: at(90).toISOString(), cancel_if_answered: true } as const;
/** Something that happened with the couple, half an hour after the message was scheduled. */
const happened = (leadId: number, kind: string, given: { details?: object; undone_at?: string; at?: string } = {}) =>
  world.build((tx) =>
    tx
      .insertInto('lead_events')
      .values({
        customer_id: owner.customerId,
        lead_id: leadId,
        provider_id: owner.providerIds[0] ?? 0,
        kind,
        at: at(30).toISOString(),
        ...given,
        details: JSON.stringify(given.details ?? {}),
      })
      .execute(),
  );

test.each([
  ['quote_accepted', {}],
  ['quote_declined', {}],
  ['called', {}],
  ['call_received', { text: 'talked' }],
  ['appointment_proposed', {}],
  ['reject', {}],
  ['status_changed', { to: 'not_wedding' }],
])('a message for the case of their silence is cancelled after %s %o', async (kind, details) => {
  now = at(90);
  const { id, leadId, email } = await message(PLAN);
  await happened(leadId, kind, { details });
  await deliveries().deliver(id);
  expect(await rowOf(id)).toMatchObject({ state: 'cancelled', failure: null });
  expect(outbox.untaken()).not.toContain(email);
  expect((await leadOf(leadId)).first_answered_at).toBeNull();
  expect(await timeline(leadId)).not.toContain('message_failed');
});

test('it is sent if nobody talked to them, if that was undone or earlier, or if it was to go in any case', async () => {
  now = at(90);
  const missed = await message(PLAN);
  await happened(missed.leadId, 'call_received', { details: { text: 'no_answer' } });
  const undone = await message(PLAN);
  await happened(undone.leadId, 'reject', { undone_at: at(31).toISOString() });
  const earlier = await message(PLAN);
  await happened(earlier.leadId, 'reject', { at: at(-30).toISOString() });
  const anyway = await message({ ...PLAN, cancel_if_answered: false });
  await happened(anyway.leadId, 'quote_accepted');
  for (const { id, email } of [missed, undone, earlier, anyway]) {
    await deliveries().deliver(id);
    expect((await outbox.mailTo(email)).text).toContain('Still there?');
  }
});

test.each(['cancelled', 'failed', 'sent', 'delivered'] as const)(
  'a %s message is not sent by a late job',
  async (state) => {
    const { id, email } = await message({ state });
    await deliveries().deliver(id);
    expect((await rowOf(id)).state).toBe(state);
    expect(outbox.untaken()).not.toContain(email);
  },
);

test('MSG-015 a message to a couple who has cancelled since is not sent, and the vendor sees why', async () => {
  const { id, leadId, email } = await message({ state: 'scheduled', send_at: at(5).toISOString() });
  await world.build((tx) =>
    tx.updateTable('leads').set({ cancelled_at: NOW.toISOString() }).where('id', '=', leadId).execute(),
  );
  await deliveries().deliver(id);
  expect(await rowOf(id)).toMatchObject({ state: 'failed', failure: 'blocked' });
  expect(outbox.untaken()).not.toContain(email);
  expect(await timeline(leadId)).toEqual(['message_failed']);
});

test('a text to a couple who has sent STOP since is not sent', async () => {
  const { id, phone } = await message({ type: 'sms', state: 'queued' });
  // The couple's number differs from the lead's, so only the check before sending finds it.
  await world.build(async (tx) => {
    await tx
      .updateTable('couples')
      .set({ phone: `${phone}9` })
      .where('phone', '=', phone)
      .execute();
    await tx
      .insertInto('sms_suppressions')
      .values({ phone: `${phone}9` })
      .execute();
  });
  await deliveries().deliver(id);
  expect(await rowOf(id)).toMatchObject({ state: 'failed', failure: 'stopped' });
  expect(outbox.untaken()).not.toContain(`${phone}9`);
});

test('a text whose gateway hangs up may have been sent: it is not retried, and the vendor sees it', async () => {
  now = NOW;
  let taken = 0;
  const gateway = await gatewayThat((request) => {
    taken += 1;
    request.socket.destroy();
  });
  const { id } = await message({ type: 'sms', state: 'queued' });
  const cutOff = deliveries(undefined, gateway.url);
  await cutOff.deliver(id);
  await cutOff.deliver(id);
  expect([taken, (await rowOf(id)).state, (await rowOf(id)).failure]).toEqual([1, 'unconfirmed', null]);
  await gateway.close();
});

test('while the gateway is down a text waits for the next attempt', async () => {
  const { id, phone } = await message({ type: 'sms', state: 'queued' });
  now = NOW;
  const gateway = await gatewayThat(() => undefined);
  await gateway.close();
  await expect(deliveries(undefined, gateway.url).deliver(id)).rejects.toThrow();
  expect(await rowOf(id)).toMatchObject({ state: 'queued', claimed_at: null });
  await deliveries().deliver(id);
  await outbox.textTo(phone);
  expect((await rowOf(id)).state).toBe('sent');
});

test('a message that left while the database went away is not sent again, but shown as unconfirmed', async () => {
  now = NOW;
  const { id, email } = await message({ state: 'queued' });
  let isLeft = false;
  const db: Db = {
    ...world.db,
    // The mail has left, and its state cannot be written; a moment later everything works again.
    system: (work) => {
      if (!isLeft) return world.db.system(work);
      isLeft = false;
      return Promise.reject(new Error('Connection terminated unexpectedly'));
    },
  };
  const sent = deliveries(undefined, undefined, { db, onSent: () => (isLeft = true) });
  await expect(sent.deliver(id)).rejects.toThrow('Connection terminated');
  await outbox.mailTo(email);
  now = new Date(NOW.getTime() + 16_000);
  await deliveries().deliver(id);
  expect(await rowOf(id)).toMatchObject({ state: 'unconfirmed', claimed_at: null });
  expect(outbox.untaken()).not.toContain(email);
  now = NOW;
});

test('a mail goes to the partner’s address if only that is known', async () => {
  const partner_email = `sam${serial}@example.com`;
  const { id } = await message({ state: 'queued' }, { email: null, partner_email });
  await deliveries().deliver(id);
  expect((await outbox.mailTo(partner_email)).text).toContain('Still there?');
});

test('while the mail server is down a message waits for the next attempt; after twenty minutes it has failed', async () => {
  const { id, email } = await message({ state: 'queued' });
  now = at(19);
  await expect(deliveries(CLOSED_PORT).deliver(id)).rejects.toThrow();
  expect(await rowOf(id)).toMatchObject({ state: 'queued', claimed_at: null });
  now = at(21);
  await deliveries(CLOSED_PORT).deliver(id);
  expect(await rowOf(id)).toMatchObject({ state: 'failed', failure: 'unreachable' });
  expect(outbox.untaken()).not.toContain(email);
});

test('the retry time of a scheduled message starts when it is due', async () => {
  const { id, email } = await message({ state: 'scheduled', send_at: at(24 * 60).toISOString() });
  now = at(24 * 60 + 1);
  await expect(deliveries(CLOSED_PORT).deliver(id)).rejects.toThrow();
  expect((await rowOf(id)).state).toBe('scheduled');
  await deliveries().deliver(id);
  expect((await outbox.mailTo(email)).text).toContain('Still there?');
  expect((await rowOf(id)).state).toBe('sent');
});

test('a claimed mail is left to its worker; if that worker died, another takes it after 15 seconds', async () => {
  const { id, email } = await message({ state: 'queued', claimed_at: NOW.toISOString() });
  now = at(0.2);
  expect(await deliveries().deliver(id)).toBe('claimed');
  expect(outbox.untaken()).not.toContain(email);
  now = at(0.3);
  expect(await deliveries().deliver(id)).toBe('done');
  expect((await outbox.mailTo(email)).text).toContain('Still there?');
});

test.each(['email', 'sms'] as const)(
  'an %s whose worker died while handing it over may have been sent: it is shown, not sent again, until the vendor does',
  async (type) => {
    now = NOW;
    const given = { claimed_at: NOW.toISOString(), handed_over_at: NOW.toISOString() };
    const { id, leadId, email, phone } = await message({ type, state: 'queued', ...given });
    now = at(1);
    await deliveries().deliver(id);
    expect(await rowOf(id)).toMatchObject({ state: 'unconfirmed', failure: null, claimed_at: null });
    expect(outbox.untaken()).not.toContain(type === 'email' ? email : phone);
    expect(await timeline(leadId)).toEqual([]);
    const again = { body: { type: 'resend', messageId: id } };
    expect((await owner.call('POST', `/leads/${leadId}/messages/actions`, again)).statusCode).toBe(200);
    await deliveries().deliver(id);
    await (type === 'email' ? outbox.mailTo(email) : outbox.textTo(phone));
    expect((await rowOf(id)).state).toBe('sent');
  },
);

test('a report settles what may have been sent', async () => {
  const { id } = await message({ type: 'sms', state: 'unconfirmed' });
  await deliveries().report(id, { delivered: true });
  expect((await rowOf(id)).state).toBe('delivered');
});

test('a worker that lost its claim sends nothing', async () => {
  now = NOW;
  const { id, email } = await message({ state: 'queued' });
  const slow = await slowServer();
  const late = deliveries(slow.url).deliver(id);
  await slow.reached;
  now = at(1);
  await deliveries().deliver(id);
  expect((await outbox.mailTo(email)).text).toContain('Still there?');
  slow.goOn();
  await late;
  expect([slow.mails(), (await rowOf(id)).state]).toEqual([0, 'sent']);
  await slow.close();
});

test('a mail server that takes a mail and never responds may have sent it', async () => {
  now = NOW;
  const silent = await slowServer({ hangsUpAfterMail: true });
  silent.goOn();
  const { id } = await message({ state: 'queued' });
  await deliveries(silent.url).deliver(id);
  await deliveries(silent.url).deliver(id);
  expect([silent.mails(), (await rowOf(id)).state]).toEqual([1, 'unconfirmed']);
  await silent.close();
});

test('a report changes only messages that were sent', async () => {
  for (const state of ['cancelled', 'scheduled', 'failed'] as const) {
    const { id } = await message({ state });
    await deliveries().report(id, { delivered: true });
    await deliveries().report(id, { failure: 'address' });
    expect(await rowOf(id)).toMatchObject({ state, failure: null });
  }
  const theirs = await message({ state: 'received', direction: 'in' });
  await deliveries().report(theirs.id, { failure: 'address' });
  expect((await rowOf(theirs.id)).state).toBe('received');
  const { id, leadId } = await message({ state: 'sent' });
  await deliveries().report(id, { failure: 'mailbox_full' });
  expect(await rowOf(id)).toMatchObject({ state: 'failed', failure: 'mailbox_full' });
  expect(await timeline(leadId)).toEqual(['message_failed']);
});

/** A couple who was waiting, until somebody wrote what then failed. */
async function failed(given: Given = {}, lead: object = {}) {
  const sent = await message({ state: 'sent', was_awaited: true, ...given });
  await world.build((tx) =>
    tx
      .updateTable('leads')
      .set({ status: 'negotiating', waiting_since: null, ...lead })
      .where('id', '=', sent.leadId)
      .execute(),
  );
  await deliveries().report(sent.id, { failure: 'address' });
  return sent;
}
const alertsOf = async (leadId: number) =>
  (await owner.call('GET', `/leads/${leadId}/alerts`)).json().data.map(({ kind }: { kind: string }) => kind);
type Prompt = { title: string; linkData: { path: string } | null };
const notSent = async (leadId: number) => {
  const data: Prompt[] = (await owner.call('GET', '/provider-prompts?type=notification')).json().data;
  return data.filter((each) => each.linkData?.path === `/leads/${leadId}?activeTab=messages`).map(({ title }) => title);
};

test('a couple waits again when the message they waited for comes back, and the vendor is told once', async () => {
  now = at(5);
  const { id, leadId } = await failed();
  await deliveries().report(id, { failure: 'address' });
  expect((await leadOf(leadId)).waiting_since).toBe(NOW.toISOString());
  expect(await alertsOf(leadId)).toEqual(['message_failed']);
  expect(await notSent(leadId)).toEqual([expect.stringMatching(/^Not sent: /)]);
  expect(await timeline(leadId)).toEqual(['message_failed']);
  const { statusCode } = await owner.call('POST', `/leads/${leadId}/messages/actions`, {
    body: { type: 'resend', messageId: id },
  });
  expect(statusCode).toBe(200);
  expect((await leadOf(leadId)).waiting_since).toBeNull();
  await deliveries().report(id, { failure: 'address' });
  expect((await leadOf(leadId)).waiting_since).toBe(NOW.toISOString());
});

test('so they do when it fails at once', async () => {
  now = at(5);
  const { id, leadId } = await message({ type: 'sms', state: 'queued', was_awaited: true });
  const change = { status: 'negotiating', waiting_since: null, contact_preference: 'email' as const };
  await world.build((tx) => tx.updateTable('leads').set(change).where('id', '=', leadId).execute());
  await deliveries().deliver(id);
  expect((await rowOf(id)).failure).toBe('blocked');
  expect((await leadOf(leadId)).waiting_since).toBe(NOW.toISOString());
  expect(await alertsOf(leadId)).toEqual(['message_failed']);
});

test('they don’t wait for what nobody waited for, for an automatic message, or once their request is closed', async () => {
  now = at(5);
  const unasked = await failed({ was_awaited: false });
  const closed = await failed({}, { status: 'rejected' });
  const automatic = await failed({ author_id: null });
  for (const { leadId } of [unasked, closed, automatic]) expect((await leadOf(leadId)).waiting_since).toBeNull();
  expect(await alertsOf(unasked.leadId)).toEqual(['message_failed']);
  expect(await alertsOf(automatic.leadId)).toEqual([]);
});

test('a later message that arrived is the answer; if that one fails as well, they wait', async () => {
  now = at(5);
  const first = await message({ state: 'sent', was_awaited: true });
  await world.build((tx) =>
    tx
      .updateTable('leads')
      .set({ status: 'negotiating', waiting_since: null })
      .where('id', '=', first.leadId)
      .execute(),
  );
  const later = await world.build((tx) =>
    buildMessage(tx, {
      direction: 'out',
      author_id: owner.id,
      created_at: at(2).toISOString(),
      customer_id: owner.customerId,
      lead_id: first.leadId,
    }),
  );
  await deliveries().report(first.id, { failure: 'address' });
  expect((await leadOf(first.leadId)).waiting_since).toBeNull();
  expect(await alertsOf(first.leadId)).toEqual([]);
  await deliveries().report(later.id, { failure: 'address' });
  expect((await leadOf(first.leadId)).waiting_since).toBe(at(2).toISOString());
});

test('it is noted that a couple waited for a message, when it was written or when a scheduled one leaves', async () => {
  now = at(5);
  const { id, leadId, email } = await message({ state: 'scheduled', send_at: at(5).toISOString() });
  const written = await owner.call('POST', `/leads/${leadId}/messages`, { body: { body: '<p>With pleasure</p>' } });
  expect((await rowOf(written.json().data.id)).was_awaited).toBe(true);
  await deliveries().deliver(id);
  await outbox.mailTo(email);
  expect((await rowOf(id)).was_awaited).toBe(false);
  const other = await message({ state: 'scheduled', send_at: at(5).toISOString() });
  await deliveries().deliver(other.id);
  await outbox.mailTo(other.email);
  expect((await rowOf(other.id)).was_awaited).toBe(true);
});
