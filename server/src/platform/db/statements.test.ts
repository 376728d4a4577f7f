import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { clientOf } from './wire/pipelined-client.ts';
import { prepared } from './prepared.ts';
import { withCommit } from './with-commit.ts';

let world: World;
let own: Actor;
beforeAll(async () => {
  world = await startWorld();
  own = await world.owner();
});
afterAll(() => world.close());

const values = prepared<{ text: string | null; number: number }, object>(
  (_tx, { text, number }) =>
    sql<object>`select ${text}::text as text, ${number}::int as number, ${number}::bigint as big, true as yes, null::int as nothing,
      date '2027-03-01' as day, timestamptz '2027-03-01 10:00:00.5+00' as at, array[1, 2] as list, '{"a": 1}'::jsonb as json`,
);

describe('a named statement', () => {
  test.each(['plain', '', 'Zoë & Søren – ‘ja’ 💐', 'a\ttab and a "quote"', null])(
    'brings %j and its neighbours back as they are, described or not',
    async (text) => {
      const row = {
        text,
        number: 7,
        big: 7,
        yes: true,
        nothing: null,
        day: '2027-03-01',
        at: '2027-03-01T10:00:00.500Z',
      };
      await world.db.tenantRead(own.customerId, async (tx) => {
        const both = await Promise.all([values(tx, { text, number: 7 }), values(tx, { text, number: 7 })]);
        const later = await values(tx, { text, number: 7 });
        for (const rows of [...both, later]) expect(rows).toEqual([{ ...row, list: [1, 2], json: { a: 1 } }]);
      });
    },
  );

  test('that fails says so, and the next one on the connection is answered', async () => {
    const divide = prepared<{ by: number }, { part: number }>(
      (_tx, { by }) => sql<{ part: number }>`select 1 / ${by}::int as part`,
    );
    await world.db.tenantRead(own.customerId, async (tx) => {
      await expect(divide(tx, { by: 0 })).rejects.toThrow('division by zero');
      expect(await divide(tx, { by: 1 })).toEqual([{ part: 1 }]);
      await expect(divide(tx, { by: 0 })).rejects.toThrow('division by zero');
      expect(await divide(tx, { by: 1 })).toEqual([{ part: 1 }]);
    });
  });

  test('with a value that cannot be written fails alone', async () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const echo = prepared<{ given: unknown }, { given: unknown }>(
      (_tx, { given }) => sql<{ given: unknown }>`select ${given}::jsonb as given`,
    );
    await world.db.tenantRead(own.customerId, async (tx) => {
      await expect(echo(tx, { given: circle })).rejects.toThrow(/circular/i);
      expect(await echo(tx, { given: { a: 1 } })).toEqual([{ given: { a: 1 } }]);
    });
  });

  test('tells how many rows it changed', async () => {
    const changed = await world.db.tenant(own.customerId, async (tx) => [
      await tx
        .updateTable('providers')
        .set({ name: 'Renamed' })
        .where('id', '=', own.providerIds[0] ?? 0)
        .executeTakeFirst(),
      await tx.updateTable('providers').set({ name: 'Renamed' }).where('id', '=', 0).executeTakeFirst(),
    ]);
    expect(changed.map((each) => each.numUpdatedRows)).toEqual([1n, 0n]);
  });
});

describe('statements that travel together', () => {
  const divide = prepared<{ by: number }, { part: number }>(
    (_tx, { by }) => sql<{ part: number }>`select 6 / ${by}::int as part`,
  );
  test('are sent in one packet', async () => {
    await world.db.tenantRead(own.customerId, async (tx) => {
      await divide(tx, { by: 1 });
      const { stream } = (clientOf(tx) as unknown as { connection: { stream: Socket } }).connection;
      const before = stream.bytesWritten;
      const write = vi.spyOn(stream, 'write');
      const together = await Promise.all([2, 3, 6].map((by) => divide(tx, { by })));
      expect(together).toEqual([[{ part: 3 }], [{ part: 2 }], [{ part: 1 }]]);
      expect(write).toHaveBeenCalledTimes(1);
      expect(stream.bytesWritten).toBeGreaterThan(before);
      write.mockRestore();
    });
  });

  test('one that fails affects no other', async () => {
    await world.db.tenantRead(own.customerId, async (tx) => {
      const together = await Promise.allSettled([2, 0, 3, 0].map((by) => divide(tx, { by })));
      expect(together.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)))).toEqual([
        [{ part: 3 }],
        'error: division by zero',
        [{ part: 2 }],
        'error: division by zero',
      ]);
      expect(await divide(tx, { by: 2 })).toEqual([{ part: 3 }]);
    });
  });

  test('one that fails before a new statement does not keep that one from being prepared', async () => {
    const fresh = prepared<{ given: number }, { fresh: number }>(
      (_tx, { given }) => sql<{ fresh: number }>`select ${given}::int as fresh`,
    );
    await world.db.tenantRead(own.customerId, async (tx) => {
      const together = await Promise.allSettled([divide(tx, { by: 0 }), fresh(tx, { given: 1 })]);
      expect(together.map((each) => each.status)).toEqual(['rejected', 'fulfilled']);
      expect(await fresh(tx, { given: 2 })).toEqual([{ fresh: 2 }]);
    });
  });

  test('a value that cannot be written fails alone among them', async () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const echo = prepared<{ given: unknown }, { given: unknown }>(
      (_tx, { given }) => sql<{ given: unknown }>`select ${given}::jsonb as given`,
    );
    await world.db.tenantRead(own.customerId, async (tx) => {
      const together = await Promise.allSettled([
        divide(tx, { by: 2 }),
        echo(tx, { given: circle }),
        divide(tx, { by: 3 }),
      ]);
      expect(together.map((each) => each.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    });
  });

  test('plain text, and the many beyond the last name, are answered in their places', async () => {
    await world.db.tenantRead(own.customerId, async (tx) => {
      const numbers = Array.from({ length: 600 }, (_, turn) => turn);
      const answers = await Promise.all(
        numbers.map(async (turn) => {
          if (turn % 50 === 0) return (await clientOf(tx).query<object>(`select ${turn} as turn, 7 as given`)).rows;
          return (await sql<object>`select ${sql.raw(String(turn))} as turn, ${7}::int as given`.execute(tx)).rows;
        }),
      );
      expect(answers).toEqual(numbers.map((turn) => [{ turn, given: 7 }]));
    });
  });
});

describe('what travels with the commit', () => {
  const named = async () => {
    const rows = await world.db.tenantRead(own.customerId, (tx) => tx.selectFrom('providers').select('name').execute());
    return rows.map((row) => row.name);
  };
  const rename = prepared((tx, { id, name }: { id: number; name: string }) =>
    tx.updateTable('providers').set({ name }).where('id', '=', id),
  );
  const id = () => own.providerIds[0] ?? 0;

  test('is there when the work is done', async () => {
    await world.db.tenant(own.customerId, async (tx) => withCommit(tx, rename(tx, { id: id(), name: 'Banksia' })));
    expect(await named()).toContain('Banksia');
  });

  test('fails the work and leaves nothing when it fails', async () => {
    const broken = world.db.tenant(own.customerId, async (tx) => {
      withCommit(tx, rename(tx, { id: id(), name: 'Waratah' }), sql`select 1 / 0`.execute(tx));
    });
    await expect(broken).rejects.toThrow('division by zero');
    expect(await named()).not.toContain('Waratah');
  });

  test('a failure that nobody looked at does not pass for a commit', async () => {
    const hushed = world.db.tenant(own.customerId, async (tx) => {
      await rename(tx, { id: id(), name: 'Grevillea' });
      await sql`select 1 / 0`.execute(tx).catch(() => {});
    });
    await expect(hushed).rejects.toThrow('could not be committed');
    expect(await named()).not.toContain('Grevillea');
  });

  test('a statement after the commit is refused instead of standing alone', async () => {
    let late: Promise<unknown> | undefined;
    await world.db.tenant(own.customerId, async (tx) => {
      late = rename(tx, { id: id(), name: 'Banksia' }).then(() => rename(tx, { id: id(), name: 'Too late' }));
      late.catch(() => {});
    });
    await expect(late).rejects.toThrow('after the commit');
    expect(await named()).not.toContain('Too late');
  });
});
