import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { AlertChannel, DeliveryStatus, LeadAlertKind } from './alerts.tables.ts';

export type AlertKey = { leadId: number; customerUserId: number; kind: LeadAlertKind };

/** The newest alert of a person about a couple. Somebody who has no access to the panel’s couples gets one here. */
export async function findOrInsertAlert(tx: Tx, { leadId, customerUserId, kind }: AlertKey): Promise<number> {
  const known = await tx
    .selectFrom('alerts')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('customer_user_id', '=', customerUserId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (known) return known.id;
  const { rows } = await sql<{ id: number }>`insert into alerts (customer_id, customer_user_id, lead_id, kind)
    select customer_id, id, ${leadId}, ${kind} from customer_users where id = ${customerUserId}
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

type Delivery = { alertId: number; channel: AlertChannel; status: DeliveryStatus; isFallback?: boolean; at: string };

/** One row for each channel. What has left is not undone by a second browser or attempt that fails. */
export async function saveDelivery(
  tx: Tx,
  { alertId, channel, status, isFallback = false, at }: Delivery,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into alert_deliveries as known (customer_id, alert_id, channel, status, is_fallback, changed_at)
    select customer_id, id, ${channel}, ${status}, ${isFallback}, ${at} from alerts where id = ${alertId}
    on conflict (alert_id, channel) do update set
      status = case when known.status in ('sent', 'arrived') then known.status else excluded.status end,
      changed_at = case when known.status in ('sent', 'arrived') then known.changed_at else excluded.changed_at end
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** What the gateway or a mail server reports later. */
export async function updateDelivery(
  tx: Tx,
  id: number,
  { status, at }: { status: 'arrived' | 'failed'; at: string },
): Promise<void> {
  await tx
    .updateTable('alert_deliveries')
    .set({ status, changed_at: at })
    .where('id', '=', id)
    .where('status', '<>', 'arrived')
    .execute();
}
