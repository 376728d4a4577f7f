import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

export type RequestWords = { id: number; title: string; text: string; referrer?: string };
export type UserToConfirm = RequestWords & { can_manage: boolean };

/** How to reach the person who asked. */
const reach = sql`concat_ws(', ', trim(u.name || ' ' || u.surname), u.phone, u.email)`;

export async function findContactRequests(tx: Tx, ids: readonly number[]): Promise<RequestWords[]> {
  const { rows } = await sql<RequestWords>`
    select a.id, case a.type when 'contact_request' then 'Call back, please' else 'New contact details' end as title,
      concat_ws(E'\n\n', nullif(a.note, ''), ${reach}) as text
    from customer_actions a join customer_users u on u.id = a.customer_user_id
    where a.id = any(${ids as number[]})`.execute(tx);
  return rows;
}

export async function findCampaignRequests(tx: Tx, ids: readonly number[]): Promise<RequestWords[]> {
  const { rows } = await sql<RequestWords>`
    select r.id, trim('Upgrade ' || r.upgrade) as title,
      concat_ws(E'\n\n', r.company_name || ' (' || r.name || ')', ${reach}) as text
    from campaign_requests r join customer_users u on u.id = r.customer_user_id
    where r.id = any(${ids as number[]})`.execute(tx);
  return rows;
}

export async function findReferrals(tx: Tx, ids: readonly number[]): Promise<RequestWords[]> {
  const { rows } = await sql<RequestWords>`
    select r.id, r.company_name as title,
      concat_ws(E'\n', r.contact_name, r.phone, k.name) as text, ${reach} as referrer
    from referrals r join customer_users u on u.id = r.customer_user_id
    join provider_categories k on k.id = r.category_id
    where r.id = any(${ids as number[]})`.execute(tx);
  return rows;
}

export async function findUsersToConfirm(tx: Tx, ids: readonly number[]): Promise<UserToConfirm[]> {
  const { rows } = await sql<UserToConfirm>`
    select u.id, trim(u.name || ' ' || u.surname) as title,
      concat_ws(E'\n', u.email, u.phone) as text, u.can_manage
    from customer_users u where u.id = any(${ids as number[]})`.execute(tx);
  return rows;
}
