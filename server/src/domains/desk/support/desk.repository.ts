import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { likePart } from '#platform/db/like.ts';
import type { Window } from '#platform/db/window.ts';

export type DeskUserRow = {
  id: number;
  name: string;
  username: string;
  email: string | null;
  customer_id: number;
  customer_name: string;
  active: boolean;
  providers: number;
};

/** Counting stops here: no page goes further. */
const MAX_COUNTED = 10_000;

/** One select per searched column, so that each uses its own index. Who was removed is left out by the callers. */
function selectMatchingIds(query: string | undefined) {
  if (!query) return sql`select id from customer_users`;
  const part = likePart(query);
  return sql`
    select id from customer_users where lower(name || ' ' || surname) like ${part}
    union select id from customer_users where lower(email) like ${part}
    union select u.id from logins l join customer_users u on u.login_id = l.id where l.username_key like ${part}
    union select u.id from customers c join customer_users u on u.customer_id = c.id where lower(c.name) like ${part}`;
}

export function deskUsersQuery(query: string | undefined, window: Window) {
  return sql<DeskUserRow>`
    select u.id, trim(u.name || ' ' || u.surname) as name, l.username, u.email, u.customer_id, c.name as customer_name,
      u.active, (select count(*) from customer_user_providers p where p.customer_user_id = u.id)::int as providers
    from customer_users u
    join customers c on c.id = u.customer_id
    join logins l on l.id = u.login_id
    where u.id in (${selectMatchingIds(query)}) and u.deleted_at is null
    order by u.id desc limit ${window.limit} offset ${window.offset}`;
}

export async function findDeskUsers(tx: Tx, query: string | undefined, window: Window): Promise<DeskUserRow[]> {
  const { rows } = await deskUsersQuery(query, window).execute(tx);
  return rows;
}

export async function countDeskUsers(tx: Tx, query: string | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from customer_users u where u.id in (${selectMatchingIds(query)}) and u.deleted_at is null
      limit ${MAX_COUNTED}) t`.execute(tx);
  return rows[0]?.total ?? 0;
}

export type AuditRow = {
  id: number;
  at: string;
  action: string;
  actor_kind: 'customer_user' | 'staff' | 'partner' | 'system' | 'anonymous';
  actor_name: string | null;
  acting_for: number | null;
  acted_for_name: string | null;
  customer_id: number | null;
  customer_name: string | null;
  subject_kind: string | null;
  subject_name: string | null;
};

export type AuditSearch = { customerId?: number | undefined; query?: string | undefined };

/** One select per searched column, so that each uses its own index. */
function matchName(query: string) {
  const part = likePart(query);
  const users = sql`select id from customer_users where lower(name || ' ' || surname) like ${part}`;
  const team = sql`select id from staff_members where lower(name || ' ' || surname) like ${part}`;
  const providers = sql`select id from providers where lower(name) like ${part}`;
  const by = (kind: string, ids: unknown) => sql`
    select id from audit_entries where actor_kind = ${kind} and actor_id in (${ids})`;
  const about = (kind: string, ids: unknown) => sql`
    select id from audit_entries where subject_kind = ${kind} and subject_id in (${ids})`;
  return sql`a.id in (
    select id from audit_entries where customer_id in (select id from customers where lower(name) like ${part})
    union ${by('staff', team)} union ${by('customer_user', users)}
    union ${about('customerUser', users)} union ${about('provider', providers)})`;
}

const matches = ({ customerId, query }: AuditSearch) => sql`
  ${customerId === undefined ? sql`true` : sql`a.customer_id = ${customerId}`} and ${query ? matchName(query) : sql`true`}`;

export async function findAuditEntries(tx: Tx, search: AuditSearch, window: Window): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select a.id, a.at, a.action, a.actor_kind, a.acting_for, a.customer_id, c.name as customer_name, a.subject_kind,
      coalesce(s.name || ' ' || s.surname, trim(u.name || ' ' || u.surname), l.username) as actor_name,
      trim(f.name || ' ' || f.surname) as acted_for_name,
      case a.subject_kind
        when 'customerUser' then (select trim(name || ' ' || surname) from customer_users where id = a.subject_id)
        when 'provider' then (select name from providers where id = a.subject_id)
        when 'customer' then (select name from customers where id = a.subject_id)
        when 'staffMember' then (select name || ' ' || surname from staff_members where id = a.subject_id)
        when 'lead' then (select couple_name from leads where id = a.subject_id)
      end as subject_name
    from audit_entries a
    left join customers c on c.id = a.customer_id
    left join staff_members s on a.actor_kind = 'staff' and s.id = a.actor_id
    left join customer_users u on a.actor_kind = 'customer_user' and u.id = a.actor_id
    left join logins l on a.actor_kind = 'anonymous' and a.subject_kind = 'login' and l.id = a.subject_id
    left join customer_users f on f.id = a.acting_for
    where ${matches(search)}
    order by a.id desc limit ${window.limit} offset ${window.offset}`.execute(tx);
  return rows;
}

export async function countAuditEntries(tx: Tx, search: AuditSearch): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    from (select 1 from audit_entries a where ${matches(search)} limit ${MAX_COUNTED}) t`.execute(tx);
  return rows[0]?.total ?? 0;
}
