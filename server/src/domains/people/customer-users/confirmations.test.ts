import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let passed = 0;
let outbox: Outbox;
let world: World;
beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({
    clock: { now: () => new Date(Date.now() + passed) },
    environment: { ...outbox.environment, BASE_URL: 'https://panel.bellbird.test' },
  });
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});

let serial = 0;
async function newcomer(change: object = {}) {
  serial += 1;
  const owner = await world.owner();
  const manager = `manager-${serial}@bellbird.example`;
  await world.build((tx) =>
    tx.updateTable('customers').set({ account_manager_email: manager }).where('id', '=', owner.customerId).execute(),
  );
  const body = {
    name: 'Priya',
    surname: 'Raman',
    username: `priya-${serial}`,
    titleId: null,
    roleId: 3,
    canManage: false,
    email: [`priya-${serial}@vendors.example`],
    phone: ['+61491570156'],
    preferredLanguage: 'en',
    bio: '',
    profileVideo: '',
    birthDate: '',
    identityNumber: '',
    language: null,
    ...change,
  };
  const { id } = (await owner.call('POST', `/customers/${owner.customerId}/users`, { body })).json().data;
  return { owner, manager, id: id as number, email: `priya-${serial}@vendors.example`, username: `priya-${serial}` };
}

async function linkMailedTo(manager: string): Promise<string> {
  const mail = await outbox.mailTo(manager);
  const [, path] = /https:\/\/panel\.bellbird\.test\/users\/confirm\/(\S+)/.exec(mail.text ?? '') ?? [];
  return path ?? '';
}

const callPath = (link: string) => {
  const [customerId, id, hash] = link.split('/');
  return `/customers/${customerId}/users/${id}/confirmation/${hash}`;
};
const statusOf = async (owner: Actor, id: number) =>
  (await owner.call('GET', `/customers/${owner.customerId}/users/${id}`)).json().data.status as string;

test('USER-050 USER-051 the account manager confirms by a mailed link, and only then the user is invited and let in', async () => {
  const { owner, manager, id, email, username } = await newcomer();
  const path = callPath(await linkMailedTo(manager));
  expect((await world.anyone('GET', path)).json().data).toEqual({
    state: 'open',
    customerName: 'Wattle Creek Estate',
    userName: 'Priya Raman',
    email,
  });
  // Mail scanners read every link: reading confirms nothing.
  expect(await statusOf(owner, id)).toBe('waiting_confirmation');
  expect(outbox.untaken()).not.toContain(email);

  expect((await world.anyone('POST', path)).json().data.state).toBe('confirmed');
  expect(await statusOf(owner, id)).toBe('invited');
  const invitation = await outbox.mailTo(email);
  const [, register = ''] = /\/register\/(\S+)/.exec(invitation.text ?? '') ?? [];
  const [customerId, userId, key] = register.split('/');
  const accepted = await world.anyone('PUT', `/customers/${customerId}/users/${userId}/invitations/${key}`, {
    body: { username, password: 'priyas-wedding' },
  });
  expect(accepted.statusCode, accepted.body).toBeLessThan(300);
  expect(await statusOf(owner, id)).toBe('active');
});

test('USER-013 an invitation is sent again with a new link, and only the new one lets the user in', async () => {
  const { owner, manager, id, email, username } = await newcomer();
  await world.anyone('POST', callPath(await linkMailedTo(manager)));
  const invitationPath = async () => {
    const [, register = ''] = /\/register\/(\S+)/.exec((await outbox.mailTo(email)).text ?? '') ?? [];
    const [customerId, userId, key] = register.split('/');
    return `/customers/${customerId}/users/${userId}/invitations/${key}`;
  };
  const first = await invitationPath();
  const again = await owner.call('POST', `/customers/${owner.customerId}/users/${id}/actions`, {
    body: { type: 'resend_invitation' },
  });
  expect(again.json().data.status).toBe('invited');
  const second = await invitationPath();
  expect(second).not.toBe(first);
  const accept = (path: string) => world.anyone('PUT', path, { body: { username, password: 'priyas-wedding' } });
  expect((await accept(first)).statusCode).toBeGreaterThanOrEqual(400);
  expect(await statusOf(owner, id)).toBe('invited');
  expect((await accept(second)).statusCode).toBeLessThan(300);
  expect(await statusOf(owner, id)).toBe('active');
});

test('USER-051 a link works once: the second press invites nobody again', async () => {
  const { manager, email } = await newcomer();
  const path = callPath(await linkMailedTo(manager));
  const answers = await Promise.all([world.anyone('POST', path), world.anyone('POST', path)]);
  for (const answer of answers) expect(answer.json().data.state).toBe('confirmed');
  await outbox.mailTo(email);
  expect(outbox.untaken()).not.toContain(email);
});

test('USER-051 a link is good for seven days, and no longer', async () => {
  const { owner, manager, id } = await newcomer();
  const path = callPath(await linkMailedTo(manager));
  passed = 7 * DAY_MS - 60_000;
  expect((await world.anyone('GET', path)).json().data.state).toBe('open');
  passed = 7 * DAY_MS + 60_000;
  expect((await world.anyone('GET', path)).json().data.state).toBe('expired');
  expect((await world.anyone('POST', path)).json().code).toBe('confirmation_expired');
  passed = 0;
  expect(await statusOf(owner, id)).toBe('waiting_confirmation');
});

test('a link opens only the user it was made for, and asking again ends the one before', async () => {
  const one = await newcomer();
  const two = await newcomer();
  const [, , hash] = (await linkMailedTo(one.manager)).split('/');
  await linkMailedTo(two.manager);
  const swapped = `/customers/${two.owner.customerId}/users/${two.id}/confirmation/${hash}`;
  expect((await world.anyone('POST', swapped)).statusCode).toBe(404);
  expect(await statusOf(two.owner, two.id)).toBe('waiting_confirmation');

  const users = `/customers/${one.owner.customerId}/users/${one.id}`;
  const again = await one.owner.call('POST', `${users}/actions`, { body: { type: 'invite' } });
  expect(again.json().data.status).toBe('waiting_confirmation');
  const fresh = callPath(await linkMailedTo(one.manager));
  expect((await world.anyone('GET', `${users}/confirmation/${hash}`)).statusCode).toBe(404);
  expect((await world.anyone('POST', fresh)).json().data.state).toBe('confirmed');
});

test('who was given a password is in as soon as the account manager confirms', async () => {
  const given = { password: 'first-wedding', passwordMatch: 'first-wedding' };
  const { owner, manager, id, username } = await newcomer(given);
  await world.anyone('POST', callPath(await linkMailedTo(manager)));
  expect(await statusOf(owner, id)).toBe('active');
  const body = { username, password: 'first-wedding' };
  expect((await world.anyone('POST', '/access-tokens', { body })).statusCode).toBe(201);
});

test('an old link does not activate a user who has been deactivated since', async () => {
  const { owner, manager, id } = await newcomer();
  const path = callPath(await linkMailedTo(manager));
  await owner.call('POST', `/customers/${owner.customerId}/users/${id}/actions`, { body: { type: 'deactivate' } });
  expect((await world.anyone('POST', path)).statusCode).toBe(409);
  expect(await statusOf(owner, id)).toBe('inactive');
});
