import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Jobs, openJobs, work } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log/log.ts';
import { systemClock } from '#platform/time/clock.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type World, startWorld } from '#testing/world.ts';
import { sendInvitation, sendStaffWelcome } from '#domains/people/access/access.job-definitions.ts';
import { createFirstAccountsService } from './first-accounts.service.ts';

let outbox: Outbox;
let world: World;
let jobs: Jobs;
let accounts: ReturnType<typeof createFirstAccountsService>;
beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({ environment: { ...outbox.environment, BASE_URL: 'https://panel.bellbird.test' } });
  // Only puts into the queue: the world's own server does the work.
  const bound = [work(sendInvitation, async () => undefined), work(sendStaffWelcome, async () => undefined)];
  jobs = await openJobs({ databaseUrl: world.databaseUrl, log: createLog('silent'), bound, run: false });
  accounts = createFirstAccountsService({ db: world.db, clock: systemClock, jobs });
});
afterAll(async () => {
  await jobs.close();
  await world.close();
  await outbox.close();
});

const customer = { name: 'Wattle Creek', managerName: 'Ruth Okafor', managerEmail: 'ruth@bellbird.example' };
const imogen = { name: 'Imogen', surname: 'Hart', email: 'imogen@first.example' };
const login = (username: string) =>
  world.anyone('POST', '/access-tokens', { body: { username, password: 'first-wedding' } });

test('the first customer has an owner who is invited by mail, registers and can manage', async () => {
  const made = await accounts.customer(customer, imogen);
  const mail = await outbox.mailTo(imogen.email);
  expect(mail.subject).toBe('Join Wattle Creek on Bellbird');
  const [, path = ''] = /\/register\/(\S+)/.exec(mail.text ?? '') ?? [];
  const [customerId, userId, key] = path.split('/');
  const accepted = await world.anyone('PUT', `/customers/${customerId}/users/${userId}/invitations/${key}`, {
    body: { username: 'imogen', password: 'first-wedding' },
  });
  expect(accepted.statusCode).toBe(204);
  const { accessToken, consumerKey, ...token } = (await login('imogen')).json().data;
  expect(token).toMatchObject({ customerId: made.customerId, customerUserId: made.customerUserId });
  const headers = { 'x-access-token': accessToken, 'x-consumer-key': consumerKey };
  const user = await world.anyone('GET', `/customers/${made.customerId}/users/${made.customerUserId}`, { headers });
  expect(user.json().data).toMatchObject({
    name: 'Imogen',
    accountManager: { email: 'ruth@bellbird.example' },
    details: { canManage: true },
  });
});

test('an address that has an account already is refused, and no customer is left behind', async () => {
  await accounts.customer(customer, { ...imogen, email: 'twice@first.example' });
  const count = () => world.build((tx) => tx.selectFrom('customers').select('id').execute());
  const before = await count();
  await expect(accounts.customer(customer, { ...imogen, email: 'TWICE@first.example' })).rejects.toMatchObject({
    code: 'invalid_fields',
  });
  expect(await count()).toEqual(before);
});

test('AUTH-054 somebody of the team chooses a password by a mailed link and signs in by name', async () => {
  await accounts.staff({ name: 'Ruth', surname: 'Okafor', email: 'ruth@first.example' });
  const mail = await outbox.mailTo('ruth@first.example');
  expect(mail.subject).toBe('Welcome to the Bellbird team');
  const key = /password-reset\/([\w-]{43})/.exec(mail.text ?? '')?.[1];
  const body = { password: 'first-wedding', userType: 'customer' };
  expect((await world.anyone('PUT', `/password-reset/${key}`, { body })).statusCode).toBe(204);
  const token = (await login('ruth@first.example')).json().data;
  expect(token).toMatchObject({ isStaff: true, staffName: 'Ruth Okafor' });
  const headers = { 'x-access-token': token.accessToken, 'x-consumer-key': token.consumerKey };
  const read = await world.anyone('GET', `/access-tokens/${token.id}`, { headers });
  expect(read.json().data).toMatchObject({ isStaff: true, staffName: 'Ruth Okafor' });
});
