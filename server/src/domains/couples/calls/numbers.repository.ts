import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { likePart } from '#platform/db/like.ts';
import type { Window } from '#platform/db/window.ts';
import type { PhoneNumberTable } from './calls.tables.ts';

export type PhoneNumberRow = Selectable<PhoneNumberTable>;

export type DeskNumberRow = {
  id: number;
  number: string;
  gateway_id: string | null;
  quarantined_until: string | null;
  state: 'free' | 'assigned' | 'quarantined' | 'texts' | 'gone';
  provider_id: number | null;
  provider_name: string | null;
  customer_id: number | null;
};

type Search = {
  state?: DeskNumberRow['state'] | undefined;
  query?: string | undefined;
  texts: readonly string[];
  now: string;
};

/** Numbers with what each is now; the state is decided here only. */
const selectNumbers = ({ texts, now }: Pick<Search, 'texts' | 'now'>) => sql`
  select n.id, n.number, n.gateway_id, n.quarantined_until, p.id as provider_id, p.name as provider_name, p.customer_id,
    case when n.number = any(${texts as string[]}) then 'texts'
      when p.id is not null then 'assigned'
      when n.quarantined_until > ${now} then 'quarantined'
      when n.gateway_id is null then 'gone'
      else 'free' end as state
  from phone_numbers n left join providers p on p.quick_number = n.number`;

const matches = ({ state, query }: Search) => sql`
  ${state === undefined ? sql`true` : sql`f.state = ${state}`} and ${
    query
      ? sql`(f.number like ${`%${query.replaceAll(/\D/g, '') || query}%`} or lower(f.provider_name) like ${likePart(query)})`
      : sql`true`
  }`;

export async function findDeskNumbers(tx: Tx, search: Search, window: Window): Promise<DeskNumberRow[]> {
  const { rows } = await sql<DeskNumberRow>`
    select * from (${selectNumbers(search)}) f where ${matches(search)}
    order by f.number limit ${window.limit} offset ${window.offset}`.execute(tx);
  return rows;
}

export async function countDeskNumbers(tx: Tx, search: Search): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${selectNumbers(search)}) f where ${matches(search)}`.execute(tx);
  return rows[0]?.total ?? 0;
}

export async function findDeskNumber(
  tx: Tx,
  which: { id: number } | { number: string },
  context: Pick<Search, 'texts' | 'now'>,
): Promise<DeskNumberRow | undefined> {
  const { rows } = await sql<DeskNumberRow>`
    select * from (${selectNumbers(context)}) f
    where ${'id' in which ? sql`f.id = ${which.id}` : sql`f.number = ${which.number}`}`.execute(tx);
  return rows[0];
}

export function lockNumbers(tx: Tx): Promise<PhoneNumberRow[]> {
  return tx.selectFrom('phone_numbers').selectAll().orderBy('id').forUpdate().execute();
}

/** Waits for others who assign or give up this number. */
export async function lockNumber(tx: Tx, number: string): Promise<void> {
  await tx.selectFrom('phone_numbers').select('id').where('number', '=', number).forUpdate().execute();
}

export async function saveNumber(tx: Tx, number: Insertable<PhoneNumberTable>): Promise<{ id: number }> {
  const { gateway_id } = number;
  return tx
    .insertInto('phone_numbers')
    .values(number)
    .onConflict((conflict) => conflict.column('number').doUpdateSet({ gateway_id }))
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function updateNumber(tx: Tx, id: number, change: Updateable<PhoneNumberTable>): Promise<void> {
  await tx.updateTable('phone_numbers').set(change).where('id', '=', id).execute();
}

type Rest = { providerId: number; until: string };

/** Nobody else gets this number until then. One the gateway does not list is remembered, too. */
export async function quarantineNumber(tx: Tx, number: string, { providerId, until }: Rest): Promise<void> {
  const rest = { quarantined_until: until, last_provider_id: providerId };
  await tx
    .insertInto('phone_numbers')
    .values({ number, gateway_id: null, ...rest })
    .onConflict((conflict) => conflict.column('number').doUpdateSet(rest))
    .execute();
}

export async function findQuickNumber(tx: Tx, providerId: number): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('providers')
    .select('quick_number')
    .where('id', '=', providerId)
    .forUpdate()
    .executeTakeFirst();
  return row && row.quick_number;
}

/** Of the pool or a provider’s, whether it is in use or not. */
export async function isQuickNumber(tx: Tx, number: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from phone_numbers where number = ${number})
      or exists (select from providers where quick_number = ${number}) as known`.execute(tx);
  return rows[0]?.known ?? false;
}
