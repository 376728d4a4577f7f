import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CoupleTable, LeadTable } from './leads.tables.ts';

let serial = 4000;

export async function buildLead(
  tx: Tx,
  given: Partial<Insertable<LeadTable>> & { customer_id: number; provider_id: number },
): Promise<{ id: number }> {
  serial += 1;
  const name = given.couple_name ?? 'Georgia Papadopoulos & Sam Whitlock';
  const coupleId = given.couple_id ?? (await buildCouple(tx, name)).id;
  return tx
    .insertInto('leads')
    .values({
      extension_number: String(serial),
      couple_name: name,
      organization_date: '2027-04-10',
      guests: 120,
      budget: 22_000,
      ...given,
      couple_id: coupleId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function buildCouple(
  tx: Tx,
  name: string,
  given: Partial<Insertable<CoupleTable>> = {},
): Promise<{ id: number }> {
  return tx
    .insertInto('couples')
    .values({ name, email: 'couple@example.com', phone: '+61491570156', ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
}
