import { randomUUID } from 'node:crypto';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildCouple, buildLead } from '#domains/couples/leads/leads.factory.ts';

let world: World;
let outbox: Outbox;
let owner: Actor;
let post: ReturnType<typeof createTransport>;
let serial = 0;
beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({ environment: outbox.environment });
  const port = await world.server.mail.listen();
  post = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  owner = await world.owner({ providers: 2 });
});
afterAll(async () => {
  post.close();
  await world.close();
  await outbox.close();
});

const write = (mail: SendMailOptions) =>
  post.sendMail({ subject: 'Re: Hello', text: 'Yes', messageId: `<${randomUUID()}@example.com>`, ...mail });
const messages = async (leadId: number) => (await owner.call('GET', `/leads/${leadId}/messages`)).json().data;
const lead = async (leadId: number) => (await owner.call('GET', `/leads/${leadId}`)).json().data;
const emailOf = async (actor: Actor) =>
  world.build((tx) =>
    tx.selectFrom('customer_users').select('email').where('uuid', '=', actor.uuid).executeTakeFirstOrThrow(),
  );

async function conversation(): Promise<{ id: number; email: string; partner: string; replyTo: string }> {
  serial += 1;
  const [email, partner] = [`georgia${serial}@example.com`, `sam${serial}@example.com`];
  const { id } = await world.build(async (tx) => {
    const couple = await buildCouple(tx, 'Georgia & Sam', { email, partner_email: partner });
    return buildLead(tx, {
      customer_id: owner.customerId,
      provider_id: owner.providerIds[0] ?? 0,
      couple_id: couple.id,
      status: 'negotiating',
    });
  });
  await owner.call('POST', `/leads/${id}/messages`, { body: { body: '<p>Hello from us</p>' } });
  const mail = await outbox.mailTo(email);
  return { id, email, partner, replyTo: mail.replyTo?.text ?? '' };
}

test('a mail says who of the couple wrote it, and an unknown address is masked', async () => {
  const { id, email, partner, replyTo } = await conversation();
  for (const from of [email, partner.toUpperCase(), 'aunt@example.org', 'aunt@example.org']) {
    await write({ from, to: replyTo });
  }
  const senders = (await messages(id)).map((each: { sender: unknown }) => each.sender);
  expect(senders).toEqual([
    { kind: 'known', address: 'a•••@e•••.org' },
    { kind: 'new', address: 'a•••@e•••.org' },
    { kind: 'partner', address: null },
    { kind: 'couple', address: null },
    null,
  ]);
});

test('a colleague who writes to the couple and to us has answered', async () => {
  const { id, email, replyTo } = await conversation();
  await write({ from: email, to: replyTo, text: 'Is ten fine?' });
  expect((await lead(id)).waitingSince).not.toBeNull();
  const vendor = await emailOf(owner);
  await write({ from: vendor.email ?? '', to: [email, replyTo], text: 'Ten is fine' });
  const [last] = await messages(id);
  expect(last).toMatchObject({
    direction: 'out',
    body: 'Ten is fine',
    deliveryState: 'sent',
    sender: { kind: 'colleague', address: null },
    author: { name: 'Imogen' },
  });
  expect(await lead(id)).toMatchObject({ waitingSince: null, unreadMessageCount: 1 });
  expect(outbox.untaken()).not.toContain(email);
});

test('a colleague who writes to us only has not answered until they send it from the panel', async () => {
  const { id, email, replyTo } = await conversation();
  await write({ from: email, to: replyTo, text: 'What does it cost?' });
  const vendor = await emailOf(owner);
  await write({ from: vendor.email ?? '', to: replyTo, text: 'It costs 8,900' });
  const [last] = await messages(id);
  expect(last).toMatchObject({ direction: 'out', deliveryState: 'failed', failure: 'not_forwarded' });
  expect((await lead(id)).waitingSince).not.toBeNull();
  expect(outbox.untaken()).not.toContain(email);
  const body = { type: 'resend', messageId: last.id };
  expect((await owner.call('POST', `/leads/${id}/messages/actions`, { body })).statusCode).toBe(200);
  expect((await outbox.mailTo(email)).text).toContain('It costs 8,900');
  expect((await lead(id)).waitingSince).toBeNull();
});

test('a colleague without this provider, or one who left, is an unknown address', async () => {
  const { id, replyTo } = await conversation();
  const elsewhere = await world.colleague(owner, { providerIds: owner.providerIds.slice(1), pages: ['leads'] });
  const gone = await world.colleague(owner, { pages: ['leads'] });
  await world.build((tx) =>
    tx.updateTable('customer_users').set({ status: 'inactive' }).where('uuid', '=', gone.uuid).execute(),
  );
  for (const actor of [elsewhere, gone]) {
    const from = `${actor.uuid}@wattlecreek.example`;
    await world.build(async (tx) => {
      const { id: userId } = await tx
        .updateTable('customer_users')
        .set({ email: from })
        .where('uuid', '=', actor.uuid)
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('customer_user_contacts')
        .set({ value: from })
        .where('customer_user_id', '=', userId)
        .where('kind', '=', 'email')
        .execute();
    });
    await write({ from, to: replyTo });
  }
  const kinds = (await messages(id)).map((each: { sender: { kind: string } | null }) => each.sender?.kind);
  expect(kinds).toEqual(['new', 'new', undefined]);
});

test('another couple of the same vendor waits for matching, even with a secret address', async () => {
  const [one, two] = [await conversation(), await conversation()];
  await write({ from: two.email, to: one.replyTo, text: 'Our own budget' });
  expect(await messages(one.id)).toHaveLength(1);
  const [waiting] = (await owner.call('GET', '/unmatched-messages')).json().data;
  expect(waiting).toMatchObject({ body: 'Our own budget', senderAddress: two.email });
  const match = await owner.call('POST', `/unmatched-messages/${waiting.id}/match`, { body: { leadId: two.id } });
  expect(match.statusCode).toBe(200);
  expect((await messages(two.id))[0]).toMatchObject({ body: 'Our own budget', sender: { kind: 'couple' } });
});
