import { sql } from 'kysely';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { StepResult } from './demo-steps.tables.ts';

/** Everything slow (pictures, files) happens before the transaction; what is returned then only writes rows. */
export type Prepare<T extends StepResult> = () => Promise<(tx: Tx) => Promise<T>>;

/**
 * Does one step of loading in a transaction of its own, or returns what it left when it was done before. Processes that
 * load at the same time take turns.
 */
export async function loadStep<T extends StepResult>(db: Db, name: string, prepare: Prepare<T>): Promise<T> {
  const before = await db.system((tx) => findStep(tx, name));
  if (before) return before as T;
  const write = await prepare();
  return db.system(async (tx) => {
    await advisoryLock(tx, 'demo data', 0);
    const other = await findStep(tx, name);
    if (other) return other as T;
    await continueIds(tx);
    const result = await write(tx);
    await tx
      .insertInto('demo_steps')
      .values({ name, result: JSON.stringify(result) })
      .execute();
    return result;
  });
}

async function findStep(tx: Tx, name: string): Promise<StepResult | undefined> {
  const row = await tx.selectFrom('demo_steps').select('result').where('name', '=', name).executeTakeFirst();
  return row?.result;
}

/** A step that was rolled back has used up ids: the next try gets the same ones, so that links and notes hold. */
async function continueIds(tx: Tx): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('setval(%L, coalesce((select max(%I) from %s), 0) + 1, false)',
      sequence.oid::regclass, attribute.attname, owner.oid::regclass) as statement
    from pg_class sequence
    join pg_depend on pg_depend.objid = sequence.oid and pg_depend.classid = 'pg_class'::regclass and deptype in ('a', 'i')
    join pg_class owner on owner.oid = pg_depend.refobjid
    join pg_attribute attribute on attribute.attrelid = owner.oid and attribute.attnum = pg_depend.refobjsubid
    where sequence.relkind = 'S' and sequence.relnamespace = 'public'::regnamespace`.execute(tx);
  await sql`select ${sql.join(rows.map((row) => sql.raw(row.statement)))}`.execute(tx);
}
