import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { isoInstant } from './types.ts';

let world: World;
let own: Actor;
let foreign: Actor;
beforeAll(async () => {
  world = await startWorld();
  [own, foreign] = [await world.owner(), await world.owner()];
  for (const actor of [own, foreign]) {
    await world.build((tx) => buildLead(tx, { customer_id: actor.customerId, provider_id: actor.providerIds[0] ?? 0 }));
  }
});
afterAll(() => world.close());

describe('row-level security', () => {
  test('a query that forgets the tenant sees only the rows of the transaction’s customer', async () => {
    const rows = await world.db.tenant(own.customerId, (tx) => tx.selectFrom('leads').select('customer_id').execute());
    expect(rows).toEqual([{ customer_id: own.customerId }]);
  });

  test('a write for another customer is refused', async () => {
    const theft = world.db.tenant(own.customerId, (tx) =>
      tx
        .updateTable('leads')
        .set({ customer_id: foreign.customerId })
        .where('customer_id', '=', own.customerId)
        .execute(),
    );
    await expect(theft).rejects.toThrow(/row-level security/);
    const touched = await world.db.tenant(own.customerId, (tx) =>
      tx.updateTable('leads').set({ status: 'deal' }).where('customer_id', '=', foreign.customerId).executeTakeFirst(),
    );
    expect(touched.numUpdatedRows).toBe(0n);
  });

  test('every table that carries customer_id is protected, and secrets are out of reach altogether', async () => {
    const { rows } = await world.build((tx) =>
      sql<{ name: string }>`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
        where a.attname = 'customer_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
          and not c.relrowsecurity and has_table_privilege('bellbird_app', c.oid, 'select')`.execute(tx),
    );
    expect(rows).toEqual([]);
    for (const table of ['logins', 'access_tokens', 'acting_sessions', 'staff_members', 'couples'] as const) {
      await expect(world.db.tenant(own.customerId, (tx) => tx.selectFrom(table).selectAll().execute())).rejects.toThrow(
        /permission denied/,
      );
    }
  });

  test('no customer leaks from one transaction to the next on the same connection', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const actor = turn % 2 ? own : foreign;
      const rows = await world.db.tenantRead(actor.customerId, (tx) =>
        tx.selectFrom('providers').select('customer_id').execute(),
      );
      expect(new Set(rows.map((row) => row.customer_id))).toEqual(new Set([actor.customerId]));
    }
  });
});

describe('a transaction', () => {
  test('that fails leaves nothing, and its connection goes on', async () => {
    const before = await world.build((tx) => tx.selectFrom('customers').select('id').execute());
    for (let turn = 0; turn < 10; turn += 1) {
      const failing = world.db.system(async (tx) => {
        await tx
          .insertInto('customers')
          .values({ name: 'x', account_manager_name: 'x', account_manager_email: 'x' })
          .execute();
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
    }
    expect(await world.build((tx) => tx.selectFrom('customers').select('id').execute())).toEqual(before);
  });

  test('inside another joins it: both commit or neither', async () => {
    const nested = world.db.tenant(own.customerId, async () => {
      await world.db.tenant(own.customerId, (tx) => tx.updateTable('providers').set({ name: 'Renamed' }).execute());
      throw new Error('too late');
    });
    await expect(nested).rejects.toThrow('too late');
    const names = await world.db.tenantRead(own.customerId, (tx) =>
      tx.selectFrom('providers').select('name').execute(),
    );
    expect(names).toEqual([{ name: 'Wattle Creek Barn' }]);
  });

  test('that reads cannot write', async () => {
    const writing = world.db.tenantRead(own.customerId, (tx) =>
      tx.updateTable('providers').set({ name: 'x' }).execute(),
    );
    await expect(writing).rejects.toThrow(/read-only/);
  });
});

describe('calls that read at the same moment', () => {
  const read = (customerId: number) =>
    world.db.tenantRead(customerId, async (tx) => {
      const { rows } = await sql<{ connection: number; shown: number }>`
        select pg_backend_pid() as connection, current_customer() as shown`.execute(tx);
      return rows[0];
    });

  test('share connections if they are the same customer’s, and never with another one', async () => {
    const customers = Array.from({ length: 12 }, (_, index) => (index % 3 ? own : foreign).customerId);
    const found = await Promise.all(customers.map(read));
    expect(found.map((row) => row?.shown)).toEqual(customers);
    const connectionsOf = (customerId: number) =>
      new Set(found.filter((row) => row?.shown === customerId).map((row) => row?.connection));
    const [ownConnections, foreignConnections] = [connectionsOf(own.customerId), connectionsOf(foreign.customerId)];
    expect([ownConnections.size, foreignConnections.size]).toEqual([2, 1]);
    expect([...ownConnections].filter((each) => foreignConnections.has(each))).toEqual([]);
  });

  test('one that fails leaves the others alone', async () => {
    const failing = world.db.tenantRead(own.customerId, (tx) => sql`select 1 / 0`.execute(tx));
    const others = [read(own.customerId), read(own.customerId)];
    await expect(failing).rejects.toThrow(/division by zero/);
    expect((await Promise.all(others)).map((row) => row?.shown)).toEqual([own.customerId, own.customerId]);
  });

  test('none gets anything from a connection that could not be set to its customer', async () => {
    await read(own.customerId);
    // PostgreSQL refuses this setting, so the connection still shows the customer before.
    const nobody = '\0' as unknown as number;
    const reads = [read(nobody), read(nobody)];
    for (const each of await Promise.allSettled(reads)) expect(each.status).toBe('rejected');
    expect((await read(own.customerId))?.shown).toBe(own.customerId);
  });
});

test.each([
  ['2026-11-15 02:13:05+00', '2026-11-15T02:13:05.000Z'],
  ['2026-11-15 02:13:05.1+00', '2026-11-15T02:13:05.100Z'],
  ['2026-11-15 02:13:05.123456+00', '2026-11-15T02:13:05.123Z'],
])('a moment leaves the database as ISO 8601: %s', (raw, iso) => {
  expect(isoInstant(raw)).toBe(iso);
});
