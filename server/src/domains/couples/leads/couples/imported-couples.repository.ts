import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from '../leads.tables.ts';

type KnownCouple = { couple_name: string; organization_date: string | null; couple_phone: string | null };
type Wanted = { customerId: number; providerId: number; days: readonly string[]; phones: readonly string[] };

/** Couples of a provider who marry on one of the days or on none that is known, or have one of the phone numbers. */
export async function findKnownCouples(
  tx: Tx,
  { customerId, providerId, days, phones }: Wanted,
): Promise<KnownCouple[]> {
  const { rows } = await sql<KnownCouple>`
    select couple_name, organization_date, couple_phone from leads
    where customer_id = ${customerId} and provider_id = ${providerId} and deleted_at is null
      and (organization_date is null or organization_date = any(${days}::date[]) or couple_phone = any(${phones}::text[]))`.execute(
    tx,
  );
  return rows;
}

/** Everything that is written when somebody works with a couple, and also what is held for them and said about them. */
export async function countTraces(tx: Tx, customerId: number, leadId: number): Promise<number> {
  const { rows } = await sql<{ traces: number }>`
    select (leads.version - 1
      + (select count(*) from lead_events where customer_id = ${customerId} and lead_id = ${leadId})
      + (select count(*) from lead_messages where customer_id = ${customerId} and lead_id = ${leadId})
      + (select coalesce(sum(version), 0) from calendar_events where customer_id = ${customerId} and lead_id = ${leadId})
      + (select count(*) from quotes where customer_id = ${customerId} and lead_id = ${leadId})
      + (select count(*) from testimonials where customer_id = ${customerId} and lead_id = ${leadId})
      + (select count(*) from discount_coupons where customer_id = ${customerId} and lead_id = ${leadId})
      + (select count(*) from comment_requests asked join couple_providers deal on deal.id = asked.couple_provider_id
         where asked.customer_id = ${customerId} and deal.lead_id = ${leadId}))::integer as traces
    from leads where customer_id = ${customerId} and id = ${leadId}`.execute(tx);
  return rows[0]?.traces ?? 0;
}

/** With its timeline, notes and deal, and the couple unless another lead is theirs too. */
export async function deleteLead(
  tx: Tx,
  { customerId, id, coupleId }: { customerId: number; id: number; coupleId: number },
): Promise<void> {
  await tx.deleteFrom('leads').where('customer_id', '=', customerId).where('id', '=', id).execute();
  await tx
    .deleteFrom('couples')
    .where('id', '=', coupleId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('leads').select('id').where('couple_id', '=', coupleId))),
    )
    .execute();
}
