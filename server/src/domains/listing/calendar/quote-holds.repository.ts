import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';

/** A hold that a quote made, with what it takes to make it again. */
export type HoldRow = {
  provider_id: number;
  quote_id: number;
  lead_id: number;
  day: string;
  space_id: number | null;
  expires_on: string;
  note: string;
};

/** The providers in whose calendars quotes hold days for these leads. */
export async function findProvidersWithHolds(
  tx: Tx,
  customerId: number,
  leadIds: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('calendar_events')
    .select('provider_id')
    .distinct()
    .where('customer_id', '=', customerId)
    .where(anyOf('lead_id', leadIds))
    .where('quote_id', 'is not', null)
    .where('status', '=', 'held')
    .orderBy('provider_id')
    .execute();
  return rows.map((row) => row.provider_id);
}

/** Deletes what quotes hold for these leads, and returns it. */
export async function deleteHoldsOfLeads(
  tx: Tx,
  { customerId, providerId }: { customerId: number; providerId: number },
  leadIds: readonly number[],
): Promise<HoldRow[]> {
  return tx
    .deleteFrom('calendar_events')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where(anyOf('lead_id', leadIds))
    .where('quote_id', 'is not', null)
    .where('status', '=', 'held')
    .returning(['provider_id', 'quote_id', 'lead_id', 'day', 'space_id', 'expires_on', 'note'])
    .$narrowType<{ quote_id: number; lead_id: number; expires_on: string }>()
    .execute();
}
