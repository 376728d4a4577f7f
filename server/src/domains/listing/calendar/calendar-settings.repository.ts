import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CalendarOwner } from './calendar.repository.ts';

/** How many weddings a provider takes on one day. One with spaces sells each space once, whatever was set before. */
export async function findWeddingsPerDay(tx: Tx, { customerId, providerId }: CalendarOwner): Promise<number> {
  const { rows } = await sql<{ weddings: number }>`
    select coalesce(max(weddings_per_day), 1)::int as weddings from calendar_settings
    where customer_id = ${customerId} and provider_id = ${providerId}
      and not exists (select from customer_spaces
        where customer_id = ${customerId} and provider_id = ${providerId})`.execute(tx);
  return rows[0]?.weddings ?? 1;
}

export async function upsertSettings(
  tx: Tx,
  { customerId, providerId }: CalendarOwner,
  { weddingsPerDay }: { weddingsPerDay: number },
): Promise<void> {
  const columns = { weddings_per_day: weddingsPerDay };
  await tx
    .insertInto('calendar_settings')
    .values({ customer_id: customerId, provider_id: providerId, ...columns })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(columns))
    .execute();
}
