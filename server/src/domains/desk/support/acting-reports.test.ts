import { ALL_CALLS } from '@bellbird/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type CallOptions, type World, startWorld } from '#testing/world.ts';
import { createActingReportsService } from './acting-reports.service.ts';

let outbox: Outbox;
let world: World;
beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({ environment: outbox.environment });
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});

async function actFor(user: Actor) {
  const staff = await world.staff();
  const answer = await staff.call('POST', '/desk/switch-user', {
    body: { customerUserId: user.id, reason: 'They asked for help' },
  });
  const cookie = answer.cookies[0];
  const headers = { 'switch-user': String(user.id), cookie: `${cookie?.name}=${cookie?.value}` };
  return (method: string, path: string, options: CallOptions = {}) => staff.call(method, path, { ...options, headers });
}

const trailOf = async (user: Actor) =>
  (
    await world.build((tx) =>
      tx
        .selectFrom('audit_entries')
        .select('action')
        .where('customer_id', '=', user.customerId)
        .where('acting_for', '=', user.id)
        .where('actor_kind', '=', 'staff')
        .orderBy('id')
        .execute(),
    )
  ).map((entry) => entry.action);

test('AUTH-055 exports and reads of contact details by the team are in the audit trail; other reads are not', async () => {
  const user = await world.owner();
  const acting = await actFor(user);
  for (const path of [
    '/leads/export',
    `/customers/${user.customerId}/users`,
    `/customers/${user.customerId}/users/${user.id}`,
    '/providers',
  ])
    expect((await acting('GET', path)).statusCode, path).toBe(200);
  await user.call('GET', '/leads/export');
  expect(await trailOf(user)).toEqual(['desk.startActing', 'leads.export', 'customerUsers.list', 'customerUsers.read']);
});

test('AUTH-055 the user is told when the team starts, and afterwards what it exported and changed', async () => {
  const user = await world.owner();
  const address = `acted-for-${user.id}@vendors.example`;
  await world.build((tx) =>
    tx.updateTable('customer_users').set({ email: address }).where('id', '=', user.id).execute(),
  );
  const acting = await actFor(user);
  const started = await outbox.mailTo(address);
  expect(started.subject).toMatch(/from Bellbird is helping in your panel/);
  expect(started.text).toContain('can’t change your email address, phone number, password');

  const { id } = await world.build((tx) =>
    tx.selectFrom('acting_sessions').select('id').where('customer_user_id', '=', user.id).executeTakeFirstOrThrow(),
  );
  const mailer = createMailer({
    smtpUrl: outbox.environment['SMTP_URL'] ?? '',
    from: 'Bellbird <hello@bellbird.example>',
    log: createLog('silent'),
  });
  const reports = createActingReportsService({ db: world.db, mailer });
  await reports.ended(id);
  await acting('GET', '/leads/export');
  await acting('POST', `/customers/${user.customerId}/templates`, { body: { name: 'Hello', body: 'Hello' } });
  await reports.ended(id);
  mailer.close();
  const ended = await outbox.mailTo(address);
  expect(ended.subject).toMatch(/^What .* from Bellbird did in your panel$/);
  expect(ended.text).toContain(ALL_CALLS.find((call) => call.name === 'leads.export')?.summary);
  expect(ended.text).toContain('They changed one thing for you.');
  expect(outbox.untaken()).not.toContain(address);
});
