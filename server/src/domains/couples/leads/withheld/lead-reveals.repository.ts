import { type Insertable, sql } from 'kysely';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { LeadRevealTable, WithheldPostTable } from '../leads.tables.ts';

export type ProviderMonth = { customerId: number; providerId: number; month: string };

/** How many requests a provider has opened in a month. Those the team found to be fake don't count. */
export function countReveals(tx: Tx, { customerId, providerId, month }: ProviderMonth): Promise<number> {
  return countOf(
    tx
      .selectFrom('lead_reveals')
      .where('customer_id', '=', customerId)
      .where('provider_id', '=', providerId)
      .where('month', '=', month)
      .where('fake_at', 'is', null),
  );
}

/** One reveal per provider at a time, so that two can't both use the last request of the month. */
export async function lockReveals(tx: Tx, providerId: number): Promise<void> {
  await advisoryLock(tx, 'lead reveals', providerId);
}

export async function insertReveal(tx: Tx, reveal: Insertable<LeadRevealTable>): Promise<void> {
  await tx
    .insertInto('lead_reveals')
    .values(reveal)
    .onConflict((conflict) => conflict.column('lead_id').doNothing())
    .execute();
}

/** Stores what a couple wrote until their request is revealed. Like all below, it must run outside the tenant. */
export async function insertWithheld(tx: Tx, held: Insertable<WithheldPostTable>): Promise<void> {
  await tx.insertInto('withheld_post').values(held).execute();
}

export type WithheldRow = { kind: 'request' | 'message'; at: string; content: unknown };

/** Deletes and returns what was withheld of a request, in the order received. */
export async function deleteWithheld(tx: Tx, customerId: number, leadId: number): Promise<WithheldRow[]> {
  const { rows } = await sql<WithheldRow>`
    with taken as (
      delete from withheld_post where customer_id = ${customerId} and lead_id = ${leadId} returning id, kind, at, content
    ) select kind, at, content from taken order by id`.execute(tx);
  return rows;
}

/** Copies the couple's name and addresses, as the marketplace knows them now, to their lead. */
export async function revealCouple(tx: Tx, customerId: number, leadId: number): Promise<void> {
  await sql`update leads set withheld = false, couple_name = couples.name, couple_phone = couples.phone,
      has_email = couples.email is not null or couples.partner_email is not null
    from couples
    where couples.id = leads.couple_id and leads.customer_id = ${customerId} and leads.id = ${leadId}`.execute(tx);
}

/** Requests that are still withheld although their provider has paid. */
export async function findReleasable(
  tx: Tx,
  { now, limit }: { now: string; limit: number },
): Promise<{ customer_id: number; id: number }[]> {
  const { rows } = await sql<{ customer_id: number; id: number }>`
    select leads.customer_id, leads.id from leads join providers on providers.id = leads.provider_id
    where leads.withheld and leads.deleted_at is null and providers.paid_status = 'paid'
      and (providers.product_date_end is null
        or providers.product_date_end >= (${now}::timestamptz at time zone providers.time_zone)::date)
    order by leads.id limit ${limit}`.execute(tx);
  return rows;
}
