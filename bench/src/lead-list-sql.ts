/** A customer's lead list as the server asks for it: six months, newest 25, provider and category name, and the total. */
export const LIST_SQL = `select leads.id, leads.created_at, leads.extension_number, leads.couple_id, leads.couple_name, leads.organization_date,
  leads.provider_id, leads.status, leads.process_state_id, leads.reject_reason_id, leads.guests, leads.budget, leads.unread_message_count,
  leads.item_count, leads.is_prepaid, leads.first_lead_type, leads.is_wedding, leads.read_at, leads.source, leads.waiting_since,
  leads.last_message_at, leads.reminder_at, leads.appointment_at, leads.appointment_state, leads.cancelled_at,
  providers.name as provider_name, providers.time_zone, provider_categories.name as category_name
from leads
join providers on providers.id = leads.provider_id
join provider_categories on provider_categories.id = providers.category_id
where leads.customer_id = $1 and leads.deleted_at is null and leads.created_at >= $2 and leads.provider_id = any($3)
order by leads.created_at desc, leads.id desc limit 25`;

export const TOTAL_SQL =
  'select count(*) as total from leads where customer_id = $1 and deleted_at is null and created_at >= $2 and provider_id = any($3)';

export type Scope = { customerId: number; since: string; providerIds: number[] };

/** The same two statements as pgbench reads them. */
export function asPgbenchScript({ customerId, since, providerIds }: Scope): string {
  const fill = (sql: string) =>
    sql
      .replaceAll('\n', ' ')
      .replace('$1', ':customer')
      .replace('$2', `'${since}'::timestamptz`)
      .replace('$3', `'{${providerIds.join(',')}}'::int[]`);
  return `\\set customer ${customerId}\n${fill(LIST_SQL)};\n${fill(TOTAL_SQL)};\n`;
}
