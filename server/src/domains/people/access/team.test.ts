import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type World, startWorld } from '#testing/world.ts';
import { FACTORY_PASSWORD, buildStaffMember } from './access.factory.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ environment: { TEAM_SECOND_FACTOR: 'true' } });
});
afterAll(() => world.close());

type Listed = { id: number; name: string; roles: string[]; active: boolean; hasSecondFactor: boolean; isSelf: boolean };
type Person = Awaited<ReturnType<World['staff']>>;

async function versionOf({ staffMemberId }: Person): Promise<number> {
  const find = world.build((tx) =>
    tx.selectFrom('staff_members').select('version').where('id', '=', staffMemberId).executeTakeFirstOrThrow(),
  );
  return (await find).version;
}

async function change(by: Person, person: Person, roles: string[], active = true, version?: number) {
  const body = { name: 'Dana', surname: 'Ruiz', roles, active, version: version ?? (await versionOf(person)) };
  return by.call('PUT', `/desk/team/${person.staffMemberId}`, { body });
}

describe('the team', () => {
  test('an administrator adds somebody, who has only the roles they were given and gets a mail', async () => {
    const ruth = await world.staff();
    const body = { name: 'Dana', surname: 'Ruiz', email: 'dana.ruiz@bellbird.example', roles: ['finance'] };
    const made = await ruth.call('POST', '/desk/team', { body });
    expect(made.statusCode).toBe(201);
    const list: Listed[] = (await ruth.call('GET', '/desk/team')).json().data;
    expect(list.find(({ id }) => id === made.json().data.id)).toMatchObject({
      roles: ['finance'],
      active: true,
      hasPassword: false,
      hasSecondFactor: false,
      isSelf: false,
    });
    const again = await ruth.call('POST', '/desk/team', { body });
    expect([again.statusCode, again.json().errors]).toEqual([422, { email: 'This address already has an account.' }]);
    const mails = await world.build(async (tx) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from pgboss.job j join staff_members s on s.login_id = (j.data ->> 'loginId')::int
        where j.name = 'access.sendStaffWelcome' and s.id = ${made.json().data.id}`.execute(tx);
      return rows[0]?.n;
    });
    expect(mails).toBe(1);
  });

  test('a role that is taken away closes its calls at once, and one that is given opens them', async () => {
    const [ruth, dana] = [await world.staff(), await world.staff({ roles: ['account_manager'] })];
    expect((await dana.call('GET', '/desk/customer-users')).statusCode).toBe(200);
    expect((await change(ruth, dana, ['reviewer'])).statusCode).toBe(204);
    await expect.poll(async () => (await dana.call('GET', '/desk/customer-users')).statusCode).toBe(403);
    expect((await dana.call('GET', '/desk/unmatched-messages')).statusCode).toBe(200);
  });

  test('a form that was opened before a role was taken away does not give it back', async () => {
    const [ruth, dana] = [await world.staff(), await world.staff({ roles: ['finance', 'reviewer'] })];
    const version = await versionOf(dana);
    expect((await change(ruth, dana, ['reviewer'], true, version)).statusCode).toBe(204);
    const late = await change(ruth, dana, ['finance', 'reviewer'], true, version);
    expect([late.statusCode, late.json().code]).toEqual([409, 'stale_version']);
    const list: Listed[] = (await ruth.call('GET', '/desk/team')).json().data;
    expect(list.find(({ id }) => id === dana.staffMemberId)?.roles).toEqual(['reviewer']);
  });

  async function act(person: Person) {
    const vendor = await world.owner();
    const { cookies } = await person.call('POST', '/desk/switch-user', {
      body: { customerUserId: vendor.id, reason: 'They asked for help' },
    });
    return { 'switch-user': String(vendor.id), cookie: `${cookies[0]?.name}=${cookies[0]?.value}` };
  }

  test('AUTH-055 who loses the right to act for users stops at once, and starts again only from the desk', async () => {
    const [ruth, dana] = [await world.staff(), await world.staff({ roles: ['account_manager'] })];
    const headers = await act(dana);
    const look = async () => (await dana.call('GET', '/providers', { headers })).json().code;
    expect(await look()).toBeUndefined();
    expect((await change(ruth, dana, ['finance'])).statusCode).toBe(204);
    await expect.poll(look).toBe('acting_ended');
    expect((await dana.call('DELETE', '/desk/switch-user')).statusCode).toBe(204);
  });

  test('somebody who leaves has no session any more, also while they act for a user', async () => {
    const [ruth, dana] = [await world.staff(), await world.staff()];
    const headers = await act(dana);
    expect((await dana.call('GET', '/providers', { headers })).statusCode).toBe(200);
    expect((await change(ruth, dana, ['administrator'], false)).statusCode).toBe(204);
    await expect.poll(async () => (await dana.call('GET', '/desk/team')).statusCode).toBe(401);
    expect((await dana.call('GET', '/providers', { headers })).statusCode).toBe(401);
    expect((await change(ruth, dana, ['reviewer'], true)).statusCode).toBe(204);
  });

  test('customers turn to somebody who is there: whoever leaves hands them over, and a new name is shown', async () => {
    const ruth = await world.staff();
    const made = await world.build((tx) => buildStaffMember(tx, { email: 'Lena.Voss@bellbird.example' }));
    const lena = { ...ruth, staffMemberId: made.id, loginId: made.loginId };
    const owner = await world.owner();
    const manager = { account_manager_name: 'Lena Voss', account_manager_email: 'lena.voss@bellbird.example' };
    await world.build((tx) => tx.updateTable('customers').set(manager).where('id', '=', owner.customerId).execute());
    const customer = async () => (await ruth.call('GET', `/desk/customers/${owner.customerId}`)).json().data;
    expect((await change(ruth, lena, ['reviewer'])).statusCode).toBe(204);
    expect((await customer()).accountManager).toEqual({ name: 'Dana Ruiz', email: 'Lena.Voss@bellbird.example' });
    expect((await change(ruth, lena, ['reviewer'], false)).statusCode).toBe(204);
    expect((await customer()).accountManager).toEqual({ name: 'Ruth Okafor', email: 'ruth.okafor@bellbird.example' });
    expect((await change(ruth, lena, ['reviewer'], true)).statusCode).toBe(204);
    expect((await customer()).accountManager.name).toBe('Ruth Okafor');
  });

  test('nobody locks themselves out, and of two administrators who demote each other one stays', async () => {
    await world.build((tx) => tx.updateTable('staff_members').set({ active: false }).execute());
    const [ruth, dana] = [await world.staff(), await world.staff()];
    expect((await change(ruth, ruth, ['administrator'], false)).json().code).toBe('own_user');
    const answers = await Promise.all([change(ruth, dana, ['reviewer']), change(dana, ruth, ['reviewer'])]);
    expect(answers.filter(({ statusCode }) => statusCode === 204).length).toBe(1);
    const left = await world.build((tx) =>
      tx.selectFrom('staff_members').select('roles').where('active', '=', true).execute(),
    );
    expect(left.filter(({ roles }) => roles.includes('administrator'))).toHaveLength(1);
  });
});

describe('the second factor of the team', () => {
  test('until it is set up the desk is closed, and setting it up is possible', async () => {
    const dana = await world.staff({ secondFactor: false });
    const refused = await dana.call('GET', '/desk/team');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_required']);
    const token = (await dana.call('GET', `/access-tokens/${dana.session.tokenId}`)).json().data;
    expect(token.team).toEqual({ roles: ['administrator'], needsSecondFactor: true });
    expect((await dana.call('GET', '/auth/two-factor')).statusCode).toBe(200);
  });

  test('cannot be turned off, and a colleague who lost theirs sets up a new one after signing in again', async () => {
    const [ruth, dana] = [await world.staff(), await world.staff()];
    const off = await dana.call('POST', '/auth/two-factor/turn-off', { body: { password: 'whatever' } });
    expect([off.statusCode, off.json().code]).toEqual([409, 'not_possible_now']);
    const own = await ruth.call('DELETE', `/desk/team/${ruth.staffMemberId}/two-factor`);
    expect(own.json().code).toBe('not_possible_now');
    expect((await ruth.call('DELETE', `/desk/team/${dana.staffMemberId}/two-factor`)).statusCode).toBe(204);
    await expect.poll(async () => (await dana.call('GET', '/desk/team')).statusCode).toBe(401);
    const list: Listed[] = (await ruth.call('GET', '/desk/team')).json().data;
    expect(list.find(({ id }) => id === dana.staffMemberId)?.hasSecondFactor).toBe(false);
    const { rows } = await world.build((tx) =>
      sql`select data from pgboss.job where name = 'access.sendTwoFactorNews' and data->>'news' = 'resetByTeam'`.execute(
        tx,
      ),
    );
    expect(rows, 'they read it in a mail').toEqual([{ data: { loginId: dana.loginId, news: 'resetByTeam' } }]);
  });

  test('is mailed without a link that turns it off again: a mailbox alone opens no desk', async () => {
    const dana = await world.staff({ secondFactor: false });
    const begun = await dana.call('POST', '/auth/two-factor/set-up', { body: { password: FACTORY_PASSWORD } });
    const code = generateSync({ secret: begun.json().data.key, epoch: Math.floor(Date.now() / 1000) });
    expect((await dana.call('PUT', '/auth/two-factor', { body: { code } })).statusCode).toBe(200);
    const { rows } = await world.build((tx) =>
      sql`select data from pgboss.job where name in ('access.sendTwoFactorNews', 'access.sendSignInChange')
        and data->>'news' is distinct from 'resetByTeam'`.execute(tx),
    );
    expect(rows).toEqual([{ data: { loginId: dana.loginId, news: 'turnedOn' } }]);
    const changes = await world.build((tx) =>
      tx.selectFrom('sign_in_changes').select('kind').where('login_id', '=', dana.loginId).execute(),
    );
    expect(changes, 'nor with an earlier change that is undone').toEqual([]);
  });
});
