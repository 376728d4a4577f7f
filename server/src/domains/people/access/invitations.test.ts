import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { type Jobs, openJobs, work } from '#platform/jobs/jobs.ts';
import { systemClock } from '#platform/time/clock.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type World, startWorld } from '#testing/world.ts';
import { buildCustomerUser } from '#domains/people/customer-users/customer-users.factory.ts';
import { buildCustomer } from '#domains/people/customers/customers.factory.ts';
import { sendInvitation } from './access.job-definitions.ts';
import { buildInvitation, buildLogin } from './access.factory.ts';
import { invite } from './access.public.ts';

let outbox: Outbox;
let world: World;
let jobs: Jobs;
beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({ environment: { ...outbox.environment, BASE_URL: 'https://panel.bellbird.test' } });
  // Only puts into the queue: the world's own server does the work.
  const bound = [work(sendInvitation, async () => undefined)];
  jobs = await openJobs({ databaseUrl: world.databaseUrl, log: createLog('silent'), bound, run: false });
});
afterAll(async () => {
  await jobs.close();
  await world.close();
  await outbox.close();
});

let serial = 0;
async function invited(given: { expires_at?: string; used_at?: string } = {}) {
  serial += 1;
  const username = `invited-${serial}`;
  return world.build(async (tx) => {
    const login = await buildLogin(tx, { username, password_hash: null });
    const customer = await buildCustomer(tx);
    const user = await buildCustomerUser(tx, {
      customer_id: customer.id,
      login_id: login.id,
      name: 'Tess',
      email: `${username}@vendors.example`,
    });
    const { key } = await buildInvitation(tx, { customer_id: customer.id, customer_user_id: user.id, ...given });
    return { ...user, username, key, email: `${username}@vendors.example` };
  });
}

type Invited = { customerId: number; id: number; key: string };
const pathOf = (who: Invited) => `/customers/${who.customerId}/users/${who.id}/invitations/${who.key}`;
const read = (who: Invited) => world.anyone('GET', pathOf(who));
const accept = (who: Invited, body: object) => world.anyone('PUT', pathOf(who), { body });
const login = (username: string, password: string) =>
  world.anyone('POST', '/access-tokens', { body: { username, password } });

describe('an invitation', () => {
  test('AUTH-035 AUTH-036 tells the name and the username, and stays unused', async () => {
    const tess = await invited();
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await read(tess)).json()).toEqual({ data: { name: 'Tess', username: tess.username } });
    }
  });

  test('AUTH-037 stores the chosen username and password, once', async () => {
    const tess = await invited();
    expect((await accept(tess, { username: 'tess.nolan', password: 'her-wedding' })).statusCode).toBe(204);
    expect((await login('Tess.Nolan', 'her-wedding')).statusCode).toBe(201);
    expect((await accept(tess, { username: 'tess.nolan', password: 'another' })).statusCode).toBe(404);
    expect((await read(tess)).statusCode).toBe(404);
    expect((await login('tess.nolan', 'her-wedding')).statusCode).toBe(201);
  });

  test('AUTH-038 AUTH-040 the username and a password of at least 6 characters are required', async () => {
    const tess = await invited();
    expect((await accept(tess, {})).json().errors).toEqual({
      username: 'This field is required!',
      password: 'This field is required!',
    });
    expect((await accept(tess, { username: 'tess', password: '12345' })).json().errors).toEqual({
      password: 'Please use at least 6 characters.',
    });
  });

  test('a username that somebody has is refused at its field, whatever its capitals, and the link lives on', async () => {
    const [tess, other] = [await invited(), await invited()];
    const answer = await accept(tess, { username: other.username.toUpperCase(), password: 'her-wedding' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ username: 'This username is taken. Please choose another.' });
    expect((await accept(tess, { username: tess.username, password: 'her-wedding' })).statusCode).toBe(204);
  });

  test('AUTH-040 a used and an expired link are bad links', async () => {
    const now = new Date().toISOString();
    for (const bad of [await invited({ expires_at: now }), await invited({ used_at: now })]) {
      expect((await read(bad)).statusCode).toBe(404);
      expect((await accept(bad, { username: 'late', password: 'her-wedding' })).statusCode).toBe(404);
    }
  });
});

describe('inviting', () => {
  test('mails a link that works, and inviting again makes the earlier one worthless', async () => {
    const tess = await invited();
    const send = () =>
      world.db.tenant(tess.customerId, (tx) =>
        invite(tx, { jobs, clock: systemClock }, { customerId: tess.customerId, customerUserId: tess.id }),
      );
    const keyIn = async () => {
      const { text = '', subject } = await outbox.mailTo(tess.email);
      expect(subject).toBe('Join Wattle Creek Estate on Bellbird');
      expect(text).toContain(`https://panel.bellbird.test/register/${tess.customerId}/${tess.id}/`);
      return /\/register\/\d+\/\d+\/([\w-]{43})/.exec(text)?.[1] ?? '';
    };
    await send();
    const first = await keyIn();
    expect((await read({ ...tess, key: first })).statusCode).toBe(200);
    expect((await read(tess)).statusCode).toBe(404);
    await send();
    const second = await keyIn();
    expect((await read({ ...tess, key: first })).statusCode).toBe(404);
    expect((await read({ ...tess, key: second })).statusCode).toBe(200);
  });
});

describe('attacks on the link', () => {
  test('a key works with its own customer and user only', async () => {
    const [tess, other] = [await invited(), await invited()];
    const swapped = [
      { ...tess, id: other.id },
      { ...tess, customerId: other.customerId },
      { ...tess, id: other.id, customerId: other.customerId },
      { ...tess, key: other.key },
    ];
    for (const link of swapped) {
      expect((await read(link)).statusCode).toBe(404);
      expect((await accept(link, { username: 'swapped', password: 'her-wedding' })).statusCode).toBe(404);
    }
    expect((await read(other)).statusCode).toBe(200);
  });

  test('a login that is somebody’s already cannot be taken over by inviting it', async () => {
    const owner = await world.owner();
    const { key } = await world.build((tx) =>
      buildInvitation(tx, { customer_id: owner.customerId, customer_user_id: owner.id }),
    );
    const link = { customerId: owner.customerId, id: owner.id, key };
    expect((await read(link)).statusCode).toBe(404);
    expect((await accept(link, { username: 'taken-over', password: 'her-wedding' })).statusCode).toBe(404);
  });

  test('of ten who use one link at once, one succeeds', async () => {
    const tess = await invited();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) => accept(tess, { username: `racer-${number}`, password: 'her-wedding' })),
    );
    expect(answers.map((answer) => answer.statusCode).filter((status) => status === 204)).toHaveLength(1);
    expect(answers.every((answer) => [204, 404].includes(answer.statusCode))).toBe(true);
  });

  test('of ten who want one username at once, one gets it and the others hear why not', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => invited()));
    const answers = await Promise.all(
      people.map((each) => accept(each, { username: 'everybodys-darling', password: 'her-wedding' })),
    );
    expect(answers.filter((answer) => answer.statusCode === 204)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 422)).toHaveLength(9);
  });
});
