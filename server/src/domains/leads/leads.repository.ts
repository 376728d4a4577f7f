import { type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import type {} from '../providers/providers.tables.ts';
import type { LeadTable } from './leads.tables.ts';

export type LeadRow = Pick<
  Selectable<LeadTable>,
  | 'id'
  | 'created_at'
  | 'extension_number'
  | 'couple_name'
  | 'organization_date'
  | 'provider_id'
  | 'status'
  | 'unread_message_count'
  | 'is_prepaid'
  | 'is_wedding'
  | 'read_at'
  | 'source'
> & { provider_name: string; category_name: string; total: number };

/** Which leads a list is about. Ownership is part of it: there is no way to ask without. */
export type LeadScope = {
  customerId: number;
  providerIds: readonly number[];
  since: string;
  until?: string | undefined;
  statuses?: readonly string[] | undefined;
  /** Ready for LIKE: see `likePart`. */
  coupleName?: string | undefined;
};

export type Window = { limit: number; offset: number };

/** Any text that contains these letters, whatever their case; the wildcards of LIKE count as letters. */
export function likePart(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

function scoped(tx: Tx, scope: LeadScope) {
  let query = tx
    .selectFrom('leads')
    .where('leads.customer_id', '=', scope.customerId)
    .where('leads.created_at', '>=', scope.since)
    .where(anyOf('leads.provider_id', scope.providerIds));
  const { until, statuses, coupleName } = scope;
  if (until) query = query.where('leads.created_at', '<', until);
  if (statuses) query = query.where(anyOf('leads.status', statuses));
  if (!coupleName) return query;
  return query.where((where) =>
    where.or([where('leads.couple_name_key', 'like', coupleName), where('leads.extension_number', 'like', coupleName)]),
  );
}

/** The list as a query, so that a test can ask how it is served. The total comes with it: one statement instead of two. */
export function leadsQuery(tx: Tx, scope: LeadScope & Window) {
  return scoped(tx, scope)
    .innerJoin('providers', 'providers.id', 'leads.provider_id')
    .innerJoin('provider_categories', 'provider_categories.id', 'providers.category_id')
    .select([
      'leads.id',
      'leads.created_at',
      'leads.extension_number',
      'leads.couple_name',
      'leads.organization_date',
      'leads.provider_id',
      'leads.status',
      'leads.unread_message_count',
      'leads.is_prepaid',
      'leads.is_wedding',
      'leads.read_at',
      'leads.source',
      'providers.name as provider_name',
      'provider_categories.name as category_name',
      totalIn(tx, scope).as('total'),
    ])
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc')
    .limit(scope.limit)
    .offset(scope.offset);
}

function totalIn(tx: Tx, scope: LeadScope) {
  return scoped(tx, scope)
    .select((build) => build.fn.countAll<number>().as('count'))
    .$asScalar();
}

const findPage = prepared<LeadScope & Window, LeadRow>(leadsQuery);
const countInScope = prepared((tx, scope: LeadScope) =>
  scoped(tx, scope).select((build) => build.fn.countAll<number>().as('total')),
);

/** One page of leads, and how many there are in all. */
export async function findLeads(tx: Tx, scope: LeadScope, window: Window): Promise<{ rows: LeadRow[]; total: number }> {
  const rows = await findPage(tx, { ...scope, ...window });
  const [first] = rows;
  if (first || window.offset === 0) return { rows, total: first?.total ?? 0 };
  // Behind the last page there is no row to carry the total.
  const [counted] = await countInScope(tx, scope);
  return { rows, total: counted?.total ?? 0 };
}

export type LeadCounts = { total: number; unread: number; pending: number };

const countReadStatusInScope = prepared((tx, scope: LeadScope) =>
  scoped(tx, scope).select([
    sql<number>`count(*)`.as('total'),
    sql<number>`count(*) filter (where leads.read_at is null)`.as('unread'),
    sql<number>`count(*) filter (where leads.status in ('new', 'pending'))`.as('pending'),
  ]),
);

export async function countByReadStatus(tx: Tx, scope: LeadScope): Promise<LeadCounts> {
  const [row] = await countReadStatusInScope(tx, scope);
  return row ?? { total: 0, unread: 0, pending: 0 };
}

export type AnswerFigures = { answered: number; average_minutes: number | null };

/** How many requests a user answered, and how long couples waited for that user's first answer. */
export async function countAnswersBy(tx: Tx, customerId: number, authorId: number): Promise<AnswerFigures> {
  const { rows } = await sql<AnswerFigures>`
    select count(*)::int as answered,
      round(avg(extract(epoch from first.answered_at - leads.created_at)) / 60)::int as average_minutes
    from (
      select lead_id, min(created_at) as answered_at from lead_messages
      where customer_id = ${customerId} and author_id = ${authorId} and direction = 'out'
      group by lead_id
    ) first
    join leads on leads.id = first.lead_id and leads.customer_id = ${customerId}`.execute(tx);
  return rows[0] ?? { answered: 0, average_minutes: null };
}
