import { ACCOUNT_MANAGER_KINDS } from '@bellbird/contract/attention/approvals';
import { sql } from 'kysely';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Cursor } from './approvals.rules.ts';
import type { ApprovalTable } from './approvals.tables.ts';

export type WaitingRow = {
  id: number;
  kind: ApprovalTable['kind'];
  subject_id: number;
  asked_at: string;
  due_at: string;
  asked_by: string | null;
  customer_id: number | null;
  customer_name: string | null;
  provider_id: number | null;
  provider_name: string | null;
  category_name: string | null;
  city_name: string | null;
  claimed_by: number | null;
  claimed_until: string | null;
  claimed_by_name: string | null;
  /** The account manager, for what they answer. */
  owner: { id: number; name: string } | null;
};

export type QueueFilter = {
  kinds: readonly string[];
  /** Claimed by this person, or theirs as the account manager. */
  ownedBy?: number | undefined;
  isOverdue?: boolean;
  now: Date;
};

/** Decisions that can still be undone do not wait any more. */
const isOwnedBy = (staffMemberId: number, now: Date) => sql<boolean>`(
  (a.claimed_by = ${staffMemberId} and a.claimed_until > ${now.toISOString()})
  or (a.kind = any(${[...ACCOUNT_MANAGER_KINDS]}) and a.customer_id in (
    select c.id from customers c join staff_members s on lower(s.email) = lower(c.account_manager_email)
    where s.id = ${staffMemberId})))`;

const matches = ({ kinds, ownedBy, isOverdue, now }: QueueFilter) => sql<boolean>`
  a.decision is null and a.settles_at is null and a.kind = any(${kinds as string[]})
  ${ownedBy === undefined ? sql`` : sql`and ${isOwnedBy(ownedBy, now)}`}
  ${isOverdue ? sql`and a.due_at < ${now.toISOString()}` : sql``}`;

/** What is due first; pages continue after the last item, so that one which leaves the queue moves nothing. */
export function waitingQuery(filter: QueueFilter, after: Cursor | undefined, limit: number) {
  const now = filter.now.toISOString();
  const rest = after ? sql`and (a.due_at, a.id) > (${after.dueAt.toISOString()}::timestamptz, ${after.id})` : sql``;
  return sql<WaitingRow>`
    select a.id, a.kind, a.subject_id, a.asked_at, a.due_at, trim(u.name || ' ' || u.surname) as asked_by,
      a.customer_id, c.name as customer_name, a.provider_id, p.name as provider_name, k.name as category_name,
      t.name as city_name, s.id as claimed_by, s.name || ' ' || s.surname as claimed_by_name,
      case when s.id is not null then a.claimed_until end as claimed_until,
      case when a.kind = any(${[...ACCOUNT_MANAGER_KINDS]}) then (
        select json_build_object('id', o.id, 'name', o.name || ' ' || o.surname) from staff_members o
        where o.active and lower(o.email) = lower(c.account_manager_email) limit 1) end as owner
    from approvals a
    left join customers c on c.id = a.customer_id
    left join providers p on p.id = a.provider_id
    left join provider_categories k on k.id = p.category_id
    left join cities t on t.id = p.city_id
    left join customer_users u on u.id = a.customer_user_id
    left join staff_members s on s.id = a.claimed_by and a.claimed_until > ${now}
    where ${matches(filter)} ${rest}
    order by a.due_at, a.id
    limit ${limit}`;
}

export async function findWaiting(
  tx: Tx,
  filter: QueueFilter,
  after: Cursor | undefined,
  limit: number,
): Promise<WaitingRow[]> {
  const { rows } = await waitingQuery(filter, after, limit).execute(tx);
  return rows;
}

export function countMatching(tx: Tx, filter: QueueFilter): Promise<number> {
  return countOf(tx.selectFrom('approvals as a').where(matches(filter)));
}

export type WaitingCount = { kind: string; count: number; overdue: number; ages: number[]; oldest: string };

/** `ageLimits` in hours: how many have waited for less than the first, than the second, and so on; then the rest. */
export async function countByKind(tx: Tx, filter: QueueFilter, ageLimits: readonly number[]): Promise<WaitingCount[]> {
  const now = sql`${filter.now.toISOString()}::timestamptz`;
  const ages = sql`width_bucket(
    extract(epoch from ${now} - a.asked_at) / 3600, ${[...ageLimits]}::float8[])`;
  const inBucket = (bucket: number) => sql`count(*) filter (where ${ages} = ${bucket})::int`;
  const buckets = [0, ...ageLimits.map((_, at) => at + 1)].map(inBucket);
  const { rows } = await sql<WaitingCount>`
    select a.kind, count(*)::int as count, count(*) filter (where a.due_at < ${now})::int as overdue,
      array[${sql.join(buckets)}] as ages, min(a.asked_at) as oldest
    from approvals a where ${matches(filter)} group by a.kind`.execute(tx);
  return rows;
}

/** Takes an item for a while; somebody else’s only once their time is up. */
export async function claim(
  tx: Tx,
  id: number,
  who: { staffMemberId: number; now: Date; until: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('approvals')
    .set({ claimed_by: who.staffMemberId, claimed_until: who.until.toISOString() })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .where('settles_at', 'is', null)
    .where(isFreeFor(who))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const isFreeFor = ({ staffMemberId, now }: { staffMemberId: number; now: Date }) =>
  sql<boolean>`(claimed_by is null or claimed_by = ${staffMemberId} or claimed_until <= ${now.toISOString()})`;

export async function release(tx: Tx, id: number, staffMemberId: number): Promise<void> {
  await tx
    .updateTable('approvals')
    .set({ claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('claimed_by', '=', staffMemberId)
    .where('decision', 'is', null)
    .execute();
}

export type QueueItem = Pick<
  ApprovalTable,
  'customer_id' | 'provider_id' | 'kind' | 'subject_id' | 'claimed_by' | 'claimed_until'
>;

/** An item that waits, locked if it is about to change. */
export function findItem(tx: Tx, id: number): Promise<QueueItem | undefined> {
  return tx
    .selectFrom('approvals')
    .select(['customer_id', 'provider_id', 'kind', 'subject_id', 'claimed_by', 'claimed_until'])
    .where('id', '=', id)
    .where('decision', 'is', null)
    .where('settles_at', 'is', null)
    .executeTakeFirst();
}

export async function findWaitingId(tx: Tx, kind: string, subjectId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('approvals')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('decision', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

export async function approvalExists(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('approvals').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
