import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

type Of = { customerId: number; providerId: number };

export function findQuoteSpaces(tx: Tx, { customerId, providerId }: Of): Promise<{ id: number; name: string }[]> {
  return tx
    .selectFrom('customer_spaces')
    .select(['id', 'name'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Whether it is there. It then can’t be deleted until the transaction ends, so that what is sent can be accepted. */
export async function keepSpace(tx: Tx, { customerId, providerId }: Of, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('customer_spaces')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a couple can still accept a quote for this space. */
export async function isSpaceQuoted(
  tx: Tx,
  { customerId, spaceId, at }: { customerId: number; spaceId: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from quotes q
    join quote_versions v on v.customer_id = q.customer_id and v.quote_id = q.id and v.number = q.version
    where q.customer_id = ${customerId} and q.state = 'sent' and q.expires_at > ${at.toISOString()}
      and (v.content ->> 'spaceId')::integer = ${spaceId} limit 1`.execute(tx);
  return rows.length > 0;
}
