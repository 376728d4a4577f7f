import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FACTORY_PASSWORD } from '#domains/people/access/access.factory.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { save, usersOf } from '#testing/user-form.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';

const DAY = 24 * 60 * 60 * 1000;
let late = 0;
let outbox: Outbox;
let world: World;
beforeAll(async () => {
  outbox = await startOutbox();
  const clock = { now: () => new Date(Date.now() + late) };
  world = await startWorld({ clock, environment: { ...outbox.environment, BASE_URL: 'https://panel.bellbird.test' } });
});
beforeEach(() => {
  late = 0;
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});

let count = 0;
/** A vendor with an address of their own. */
async function vendor(): Promise<Actor & { email: string }> {
  count += 1;
  const email = `vendor-${count}@vendors.example`;
  const actor = await world.owner();
  await world.build(async (tx) => {
    await tx.updateTable('customer_users').set({ email }).where('id', '=', actor.id).execute();
    await tx
      .updateTable('customer_user_contacts')
      .set({ value: email })
      .where('customer_user_id', '=', actor.id)
      .where('kind', '=', 'email')
      .execute();
  });
  return { ...actor, email };
}

const keyIn = (text: string | undefined) => /\/undo\/([\w-]{43})/.exec(text ?? '')?.[1];
const read = (key: string) => world.anyone('GET', `/sign-in-changes/${key}`);
const undo = (key: string) => world.anyone('POST', `/sign-in-changes/${key}/undo`);
const contactsOf = async (id: number) =>
  (
    await world.build((tx) =>
      tx
        .selectFrom('customer_user_contacts')
        .select('value')
        .where('customer_user_id', '=', id)
        .orderBy('kind')
        .orderBy('position')
        .execute(),
    )
  ).map((row) => row.value);
const login = async (actor: Actor, password: string) => {
  const { username } = await world.build((tx) =>
    tx.selectFrom('logins').select('username').where('id', '=', actor.loginId).executeTakeFirstOrThrow(),
  );
  return (await world.anyone('POST', '/access-tokens', { body: { username, password } })).statusCode;
};

describe('a change of addresses and numbers', () => {
  test('asks for the password of the person who makes it, at its field', async () => {
    const owner = await vendor();
    const colleague = await world.colleague(owner);
    const before = await contactsOf(owner.id);
    for (const id of [owner.id, colleague.id]) {
      for (const change of [{ email: ['new@vendors.example'] }, { phone: ['+61491570157'] }]) {
        const missing = await save(owner, id, { ...change, oldPassword: '' });
        expect([missing.statusCode, missing.json().errors]).toEqual([422, { oldPassword: 'This field is required!' }]);
        const wrong = await save(owner, id, { ...change, oldPassword: 'not-the-password' });
        expect(wrong.json().errors).toEqual({ oldPassword: 'This is not your current password.' });
      }
    }
    const { data } = (await owner.call('GET', `${usersOf(owner)}/${owner.id}`)).json();
    const single = await owner.call('PUT', `/customer-users/${owner.id}/contacts/${data.contacts[0].id}`, {
      body: { value: 'new@vendors.example', oldPassword: 'not-the-password' },
    });
    expect(Object.keys(single.json().errors)).toEqual(['oldPassword']);
    expect(await contactsOf(owner.id)).toEqual(before);
    expect((await save(owner, owner.id, { surname: 'Hart', oldPassword: '' })).statusCode).toBe(200);
  });

  test('is reported to the old address with a link that undoes it, and to the new one without', async () => {
    const owner = await vendor();
    const before = await contactsOf(owner.id);
    const changed = { email: ['thief@elsewhere.example'], phone: ['+61491570158'] };
    expect((await save(owner, owner.id, changed)).statusCode).toBe(200);
    const [old, fresh] = [await outbox.mailTo(owner.email), await outbox.mailTo('thief@elsewhere.example')];
    expect(old.subject).toBe('Your email address and phone number were changed');
    expect([fresh.subject, keyIn(fresh.text)]).toEqual([old.subject, undefined]);
    const key = keyIn(old.text) ?? '';

    expect((await read(key)).json().data).toMatchObject({ kind: 'contacts', state: 'open' });
    expect(await contactsOf(owner.id)).toEqual(changed.email.concat(changed.phone));
    expect((await undo(key)).json().data.state).toBe('undone');
    expect(await contactsOf(owner.id)).toEqual(before);
    expect((await owner.call('GET', '/providers')).statusCode).toBe(401);
    expect(await login(owner, FACTORY_PASSWORD)).toBe(422);
    expect((await outbox.mailTo(owner.email)).subject).toBe('Choose a new password');
    expect([(await undo(key)).json().data.state, (await read(key)).json().data.state]).toEqual(['undone', 'undone']);
  });

  test('undoing it also undoes what came after: a password, a second factor, an account elsewhere', async () => {
    const owner = await vendor();
    await save(owner, owner.id, { email: ['thief@elsewhere.example'] });
    const key = keyIn((await outbox.mailTo(owner.email)).text) ?? '';
    await save(owner, owner.id, { password: 'a-thief-was-here', passwordMatch: 'a-thief-was-here' });
    await world.build(async (tx) => {
      await tx
        .insertInto('social_accounts')
        .values({ login_id: owner.loginId, type: 'google', subject: `thief-${owner.id}`, name: 'Thief' })
        .execute();
    });
    expect(await login(owner, 'a-thief-was-here')).toBe(201);
    await undo(key);
    expect(await login(owner, 'a-thief-was-here')).toBe(422);
    const left = await world.build((tx) =>
      tx.selectFrom('social_accounts').select('type').where('login_id', '=', owner.loginId).execute(),
    );
    expect(left).toEqual([]);
    expect((await contactsOf(owner.id))[0]).toBe(owner.email);
  });
});

test('a new password is reported wherever it is set, and the link undoes it for a week', async () => {
  const owner = await vendor();
  await save(owner, owner.id, { password: 'another-wedding', passwordMatch: 'another-wedding' });
  const profile = await outbox.mailTo(owner.email);
  const token = `/access-tokens/${owner.session.tokenId}/password`;
  const body = { oldPassword: 'another-wedding', password: 'third-wedding', passwordMatch: 'third-wedding' };
  expect((await owner.call('PUT', token, { body })).statusCode).toBe(200);
  const renewal = await outbox.mailTo(owner.email);
  expect([profile.subject, renewal.subject]).toEqual(Array(2).fill('Your password was changed'));
  const key = keyIn(renewal.text) ?? '';
  late = 7 * DAY + 1000;
  const expired = await undo(key);
  expect([expired.statusCode, expired.json().code]).toEqual([409, 'undo_expired']);
  expect((await read(key)).json().data.state).toBe('expired');
  late = 0;
  expect((await undo(key)).statusCode).toBe(200);
  expect(await login(owner, 'third-wedding')).toBe(422);
  expect((await read('x'.repeat(43))).statusCode).toBe(404);
});
