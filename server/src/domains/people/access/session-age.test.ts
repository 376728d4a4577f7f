import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { SESSION_DAYS, SESSION_MOST_DAYS } from './sessions.rules.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** A session that was last used so many seconds ago and ends in so many hours. */
async function session(idleSeconds: number, hoursLeft: number): Promise<Actor> {
  const actor = await world.owner();
  await world.build((tx) =>
    sql`update access_tokens set last_used_at = now() - make_interval(secs => ${idleSeconds}),
      expires_at = now() + make_interval(hours => ${hoursLeft}) where id = ${actor.session.tokenId}`.execute(tx),
  );
  return actor;
}

const call = async (actor: Actor) => (await actor.call('GET', '/providers')).statusCode;
const daysLeft = async ({ session: { tokenId } }: Actor) => {
  const { rows } = await world.build((tx) =>
    sql<{ days: number }>`select round(extract(epoch from expires_at - now()) / 86400)::int as days
      from access_tokens where id = ${tokenId}`.execute(tx),
  );
  return rows[0]?.days;
};

test('AUTH-013 a session that has run out opens nothing', async () => {
  expect(await call(await session(3600, -1))).toBe(401);
});

test('one that is used lives on for thirty days; that it is used is noted once a minute', async () => {
  const [rested, busy] = [await session(120, 24), await session(5, 24)];
  expect([await call(rested), await call(busy)]).toEqual([200, 200]);
  expect([await daysLeft(rested), await daysLeft(busy)]).toEqual([SESSION_DAYS, 1]);
});

test('one that is used every day ends ninety days after the sign-in', async () => {
  const signedInBefore = async (days: number) => {
    const actor = await session(120, 24);
    await world.build((tx) =>
      sql`update access_tokens set created_at = now() - make_interval(days => ${days}) where id = ${actor.session.tokenId}`.execute(
        tx,
      ),
    );
    return actor;
  };
  const [young, old] = [await signedInBefore(50), await signedInBefore(80)];
  expect([await call(young), await call(old)]).toEqual([200, 200]);
  expect([await daysLeft(young), await daysLeft(old)]).toEqual([SESSION_DAYS, SESSION_MOST_DAYS - 80]);
});

test('half of its secrets opens nothing, and does not keep it alive', async () => {
  const actor = await session(120, 24);
  const headers = { ...actor.session.headers, 'x-consumer-key': 'a'.repeat(43) };
  expect((await world.anyone('GET', '/providers', { headers })).statusCode).toBe(401);
  expect(await daysLeft(actor)).toBe(1);
});
