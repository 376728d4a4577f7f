import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { createDueRemindersService } from './due-reminders.service.ts';
import { notifyDueReminder } from './lead-reminders.operations.ts';
import { buildLead } from '../leads.factory.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { createLog } from '#platform/log/log.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
const DUE = '2026-11-17T22:30:00.000Z';
let now = NOW;
let world: World;
let outbox: Outbox;
let owner: Actor;
const clock = { now: () => now };
beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({ clock });
  owner = await world.owner();
});
beforeEach(() => {
  now = NOW;
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});

const lead = (status = 'pending') =>
  world.build((tx) =>
    buildLead(tx, {
      customer_id: owner.customerId,
      provider_id: owner.providerIds[0] ?? 0,
      couple_name: 'Priya & Tom',
      created_at: '2026-11-13T01:00:00Z',
      read_at: NOW.toISOString(),
      status,
    }),
  );
const remind = (id: number, body: object = { dueAt: DUE, text: 'Ask about the tent' }) =>
  owner.call('POST', `/leads/${id}/remind`, { body });
const read = async (id: number) => (await owner.call('GET', `/leads/${id}`)).json().data;
const pending = async () => (await owner.call('GET', '/provider-prompts/meta')).json().data.pending;

test('LEAD-015 LEAD-045 LEAD-046 a reminder moves an open lead to ‘call again’', async () => {
  const { id } = await lead();
  const { id: reminderId } = (await remind(id)).json().data;
  expect(await read(id)).toMatchObject({
    status: 'call_again',
    reminderAt: DUE,
    reminders: [{ id: reminderId, dueAt: DUE, text: 'Ask about the tent' }],
  });
  const past = await remind(id, { dueAt: NOW.toISOString() });
  expect([past.statusCode, Object.keys(past.json().errors)]).toEqual([422, ['dueAt']]);
});

test('a closed lead keeps its status', async () => {
  const { id } = await lead('deal_approved');
  await remind(id);
  expect(await read(id)).toMatchObject({ status: 'deal_approved', reminderAt: DUE });
});

test('undoing the step ends the reminder too', async () => {
  const { id } = await lead();
  await remind(id);
  const { undo } = await read(id);
  await owner.call('POST', `/leads/${id}/actions`, { body: { type: 'undo', eventId: undo.eventId } });
  expect(await read(id)).toMatchObject({ status: 'pending', reminderAt: null, reminders: [] });
});

test('LEAD-046 a due reminder is listed and streamed once; ending it completes its prompt', async () => {
  const { id } = await lead();
  now = new Date(DUE);
  const before = await pending();
  now = NOW;
  const { id: reminderId } = (await remind(id)).json().data;
  now = new Date(DUE);
  await Promise.all([
    world.db.system((tx) => notifyDueReminder(tx, reminderId, clock.now())),
    world.db.system((tx) => notifyDueReminder(tx, reminderId, clock.now())),
  ]);
  expect(await pending()).toBe(before + 1);
  const events = await world.build((tx) =>
    tx.selectFrom('realtime_events').select(['channel', 'data']).where('kind', '=', 'reminder').execute(),
  );
  expect(events).toEqual([
    {
      channel: `customer_users/${owner.uuid}`,
      data: { kind: 'reminder', leadId: id, coupleName: 'Priya & Tom', text: 'Ask about the tent', dueAt: DUE },
    },
  ]);
  const mine = (await owner.call('GET', '/lead-reminders')).json().data;
  expect(mine).toContainEqual({
    id: reminderId,
    leadId: id,
    coupleName: 'Priya & Tom',
    dueAt: DUE,
    text: 'Ask about the tent',
    isDue: true,
  });
  expect((await owner.call('DELETE', `/leads/${id}/remind/${reminderId}`)).statusCode).toBe(204);
  expect(await pending()).toBe(before);
  expect((await owner.call('DELETE', `/leads/${id}/remind/${reminderId}`)).statusCode).toBe(404);
});

test('LEAD-046 the mail shows the time in the provider’s time zone; an ended reminder is never mailed', async () => {
  const { environment } = outbox;
  const mailer = createMailer({
    smtpUrl: environment['SMTP_URL'] ?? '',
    from: 'b@bellbird.example',
    log: createLog('silent'),
  });
  const deps = { db: world.db, clock, mailer, baseUrl: 'http://127.0.0.1:4000' };
  const [kept, ended] = [await lead(), await lead()];
  const { id: reminderId } = (await remind(kept.id)).json().data;
  const { id: endedId } = (await remind(ended.id)).json().data;
  await owner.call('DELETE', `/leads/${ended.id}/remind/${endedId}`);
  await createDueRemindersService(deps).mail(endedId);
  await createDueRemindersService(deps).mail(reminderId);
  const mail = await outbox.mailTo('imogen@wattlecreek.example');
  expect(mail.subject).toBe('Reminder: Priya & Tom');
  // 22:30 in UTC is 9:30 the next morning in Sydney.
  expect(mail.text).toMatch(/Wednesday,? 18 November,? at 9:30\sam/);
  expect(mail.text).toContain(`http://127.0.0.1:4000/leads/${kept.id}`);
  expect(outbox.untaken()).toEqual([]);
  mailer.close();
});

test('the jobs are queued for the moment the reminder is due', async () => {
  const { id } = await lead();
  const { id: reminderId } = (await remind(id)).json().data;
  const queued = await world.build((tx) =>
    sql`select name, start_after from pgboss.job where data @> ${JSON.stringify({ reminderId })}::jsonb`.execute(tx),
  );
  expect(queued.rows).toEqual(
    expect.arrayContaining([
      { name: 'leads.tellReminder', start_after: DUE },
      { name: 'leads.mailReminder', start_after: DUE },
    ]),
  );
});

test('LEAD-046 reminders that ended or whose couple was deleted remind nobody; each user gets only their own', async () => {
  const mailer = createMailer({
    smtpUrl: outbox.environment['SMTP_URL'] ?? '',
    from: 'b@bellbird.example',
    log: createLog('silent'),
  });
  const deps = { db: world.db, clock, mailer, baseUrl: 'http://127.0.0.1:4000' };
  const colleague = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['leads'] });
  const [ended, removed, left] = [await lead(), await lead(), await lead()];
  const own = (await remind(ended.id)).json().data.id;
  const ofRemoved = (await remind(removed.id)).json().data.id;
  const body = { dueAt: DUE, text: 'Mine' };
  const theirs = (await colleague.call('POST', `/leads/${left.id}/remind`, { body })).json().data.id;
  const listed = async (actor: Actor) =>
    (await actor.call('GET', '/lead-reminders?limit=100')).json().data.map((each: { id: number }) => each.id);
  expect(await listed(colleague)).toEqual([theirs]);
  expect(await listed(owner)).not.toContain(theirs);
  await owner.call('DELETE', `/leads/${ended.id}/remind/${own}`);
  expect((await read(ended.id)).reminderAt).toBeNull();
  await world.build((tx) =>
    tx.updateTable('leads').set({ deleted_at: NOW.toISOString() }).where('id', '=', removed.id).execute(),
  );
  for (const id of [own, ofRemoved]) {
    await world.db.system((tx) => notifyDueReminder(tx, id, clock.now()));
    await createDueRemindersService(deps).mail(id);
  }
  expect(await listed(owner)).not.toContain(ofRemoved);
  const told = await world.build((tx) =>
    sql`select id from realtime_events where kind = 'reminder' and (data->>'leadId')::int = any(${[ended.id, removed.id]})`.execute(
      tx,
    ),
  );
  expect([told.rows, outbox.untaken()]).toEqual([[], []]);
  mailer.close();
});

test.each([
  [
    'has left',
    (id: number) =>
      world.build((tx) => tx.updateTable('customer_users').set({ status: 'inactive' }).where('id', '=', id).execute()),
  ],
  [
    'no longer looks after couples',
    (id: number) =>
      world.build((tx) =>
        tx
          .updateTable('customer_user_providers')
          .set({ pages: ['calendar'] })
          .where('customer_user_id', '=', id)
          .execute(),
      ),
  ],
  [
    'no longer looks after this provider',
    (id: number) =>
      world.build((tx) => tx.deleteFrom('customer_user_providers').where('customer_user_id', '=', id).execute()),
  ],
])('LEAD-046 the reminder of somebody who %s goes to the team, and to no former address', async (_why, leave) => {
  const mailer = createMailer({
    smtpUrl: outbox.environment['SMTP_URL'] ?? '',
    from: 'b@bellbird.example',
    log: createLog('silent'),
  });
  const colleague = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['leads'] });
  const { id } = await lead();
  const body = { dueAt: DUE, text: 'Ask about the tent' };
  const reminderId = (await colleague.call('POST', `/leads/${id}/remind`, { body })).json().data.id;
  await leave(colleague.id);
  now = new Date(DUE);
  const before = await pending();
  const { mail, notify } = createDueRemindersService({ db: world.db, clock, mailer, baseUrl: 'http://127.0.0.1:4000' });
  for (const _ of ['once', 'twice']) await notify(reminderId);
  await mail(reminderId);
  const { rows } = await world.build((tx) =>
    sql<{ channel: string }>`
      select channel from realtime_events where kind = 'reminder' and (data->>'leadId')::int = ${id}`.execute(tx),
  );
  const told = rows.map(({ channel }) => channel);
  expect(told.filter((channel) => channel === `customer_users/${owner.uuid}`)).toHaveLength(1);
  expect(told).not.toContain(`customer_users/${colleague.uuid}`);
  expect(await pending()).toBe(before + 1);
  expect(outbox.untaken()).toEqual([]);
  expect((await owner.call('DELETE', `/leads/${id}/remind/${reminderId}`)).statusCode).toBe(204);
  expect(await pending()).toBe(before);
  mailer.close();
});
