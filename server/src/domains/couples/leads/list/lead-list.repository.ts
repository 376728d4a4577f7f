import { type Selectable, type SqlBool, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { Window } from '#platform/db/window.ts';
import type { LeadTable } from '../leads.tables.ts';

const SUMMARY_COLUMNS = [
  'id',
  'created_at',
  'extension_number',
  'couple_id',
  'couple_name',
  'organization_date',
  'provider_id',
  'status',
  'process_state_id',
  'reject_reason_id',
  'guests',
  'budget',
  'unread_message_count',
  'item_count',
  'is_prepaid',
  'first_lead_type',
  'is_wedding',
  'read_at',
  'source',
  'waiting_since',
  'answer_minutes',
  'last_message_at',
  'reminder_at',
  'appointment_at',
  'appointment_state',
  'cancelled_at',
  'couple_deleted_at',
  'withheld',
] as const;

export type LeadSummaryRow = Pick<Selectable<LeadTable>, (typeof SUMMARY_COLUMNS)[number]> & {
  provider_name: string;
  category_name: string;
  time_zone: string;
};

/** Which leads a list contains. Always includes the owner. */
export type LeadScope = {
  customerId: number;
  providerIds: readonly number[];
  since: string;
  until?: string | undefined;
  /** Days in the provider's time zone. */
  createdFrom?: string | undefined;
  createdTo?: string | undefined;
  weddingFrom?: string | undefined;
  weddingTo?: string | undefined;
  statuses?: readonly string[] | undefined;
  sources?: readonly string[] | undefined;
  read?: true | undefined;
  unread?: true | undefined;
  unanswered?: true | undefined;
  answered?: true | undefined;
  /** Days in the provider's time zone on which an active deal was agreed. */
  agreedFrom?: string | undefined;
  agreedTo?: string | undefined;
  prepaid?: true | undefined;
  /** Not found to be spam. */
  genuine?: true | undefined;
  /** A LIKE pattern: see `likePart`. */
  coupleName?: string | undefined;
  /** The same pattern if it could be part of a code; codes are numbers. */
  code?: string | undefined;
};

/**
 * The day of the request in the provider's time zone. Finding the zone costs more than reading the lead, so it is
 * compared only where the moment alone does not decide.
 */
const LOCAL_DAY = sql`(leads.created_at at time zone (select time_zone from providers p where p.id = leads.provider_id))::date`;

/** A first answer that counts. Requests that the team found to be spam are left out. */
const ANSWERED = sql<boolean>`leads.answer_minutes is not null and leads.spam_confirmed_at is null`;

function selectScoped(tx: Tx, scope: LeadScope) {
  const conditions = [...periodConditions(scope), ...factConditions(scope), ...dealConditions(scope)];
  return tx
    .selectFrom('leads')
    .where('leads.customer_id', '=', scope.customerId)
    .where('leads.deleted_at', 'is', null)
    .where('leads.created_at', '>=', scope.since)
    .where(anyOf('leads.provider_id', scope.providerIds))
    .$if(conditions.length > 0, (query) => query.where(sql<SqlBool>`${sql.join(conditions, sql` and `)}`));
}

function* periodConditions({ until, createdFrom, createdTo, weddingFrom, weddingTo }: LeadScope) {
  if (until !== undefined) yield sql`leads.created_at < ${until}`;
  if (createdFrom !== undefined) yield isFrom(createdFrom);
  if (createdTo !== undefined) yield isUntil(createdTo);
  if (weddingFrom !== undefined) yield sql`leads.organization_date >= ${weddingFrom}::date`;
  if (weddingTo !== undefined) yield sql`leads.organization_date <= ${weddingTo}::date`;
}

/** On this day or later. A day later in UTC, it is so in every time zone. */
function isFrom(day: string) {
  return sql<boolean>`(leads.created_at >= ${day}::date + 1 or ${LOCAL_DAY} >= ${day}::date)`;
}

/** On this day or earlier. Before it begins in UTC, it is so in every time zone. */
function isUntil(day: string) {
  return sql<boolean>`(leads.created_at < ${day}::date or ${LOCAL_DAY} <= ${day}::date)`;
}

function* factConditions({
  statuses,
  sources,
  read,
  unread,
  unanswered,
  answered,
  prepaid,
  genuine,
  coupleName,
  code,
}: LeadScope) {
  if (statuses) yield anyOf('leads.status', statuses);
  if (sources) yield anyOf('leads.source', sources);
  if (read) yield sql`leads.read_at is not null`;
  if (unread) yield sql`leads.read_at is null`;
  if (unanswered) yield sql`leads.waiting_since is not null`;
  if (answered) yield ANSWERED;
  if (prepaid) yield sql`leads.is_prepaid`;
  if (genuine) yield sql`leads.spam_confirmed_at is null`;
  if (coupleName !== undefined && code !== undefined)
    yield sql`(leads.couple_name_key like ${coupleName} or leads.extension_number like ${code})`;
  else if (coupleName !== undefined) yield sql`leads.couple_name_key like ${coupleName}`;
}

function* dealConditions({ agreedFrom, agreedTo }: LeadScope) {
  if (agreedFrom === undefined && agreedTo === undefined) return;
  const day = sql`(deal.agreed_at at time zone (select time_zone from providers p where p.id = deal.provider_id))::date`;
  yield sql`exists (
    select from couple_providers deal
    where deal.customer_id = leads.customer_id and deal.lead_id = leads.id and deal.status <> 'refused'
      and ${day} between coalesce(${agreedFrom ?? null}::date, '-infinity') and coalesce(${agreedTo ?? null}::date, 'infinity'))`;
}

const ORDER = {
  newest: sql`leads.created_at desc, leads.id desc`,
  oldest: sql`leads.created_at, leads.id`,
  waiting: sql`leads.waiting_since nulls last, leads.id`,
  wedding: sql`leads.organization_date, leads.id`,
  name: sql`leads.couple_name_key, leads.id`,
  budget: sql`leads.budget desc nulls last, leads.id`,
  answer: sql`leads.answer_minutes desc nulls last, leads.id`,
};
export type LeadOrder = keyof typeof ORDER;

type Total = 'with total' | 'rows only';

/** The list as a query, so that a test can look at its plan. */
export function leadsQuery(tx: Tx, order: LeadOrder, scope: LeadScope & Window, total: Total = 'rows only') {
  return isInOrder(order, scope) ? queryInOrder(tx, order, scope, total) : queryByIndex(tx, order, scope, total);
}

/** Whether an index has the leads of this list in its order, so that a page is its first rows. */
function isInOrder(order: LeadOrder, scope: LeadScope): boolean {
  const { unanswered, ...rest } = scope;
  const narrowed = [...factConditions(rest), ...dealConditions(rest)].length > 0;
  return !narrowed && (unanswered ? order === 'waiting' : order === 'newest' || order === 'oldest');
}

function queryInOrder(tx: Tx, order: LeadOrder, scope: LeadScope & Window, total: Total) {
  return selectRows(selectScoped(tx, scope), order)
    .$if(total === 'with total', (query) => query.select(countScoped(tx, scope).as('total')))
    .limit(scope.limit)
    .offset(scope.offset);
}

/**
 * Chooses and counts the leads of the page in the index, and only then reads their rows. Counted separately: a window
 * function would keep all of them in memory.
 */
function queryByIndex(tx: Tx, order: LeadOrder, scope: LeadScope & Window, total: Total) {
  const page = selectScoped(tx, scope)
    .select('leads.id')
    .$if(total === 'with total', (query) => query.select(countScoped(tx, scope).as('total')))
    .orderBy(ORDER[order])
    .limit(scope.limit)
    .offset(scope.offset)
    .as('page');
  // The limit makes PostgreSQL look each lead up: otherwise it expects few leads and reads all of the customer’s.
  const rows = tx.selectFrom(page).innerJoinLateral(
    (from) =>
      from
        .selectFrom('leads')
        .selectAll()
        .where('leads.customer_id', '=', scope.customerId)
        .whereRef('leads.id', '=', 'page.id')
        .limit(1)
        .as('leads'),
    (join) => join.onTrue(),
  );
  return selectRows(rows as never as ReturnType<typeof selectScoped>, order).$if(total === 'with total', (query) =>
    query.select(sql<number>`page.total`.as('total')),
  );
}

function selectRows(leads: ReturnType<typeof selectScoped>, order: LeadOrder) {
  return leads
    .innerJoin('providers', 'providers.id', 'leads.provider_id')
    .innerJoin('provider_categories', 'provider_categories.id', 'providers.category_id')
    .select(SUMMARY_COLUMNS.map((column) => `leads.${column}` as const))
    .select(['providers.name as provider_name', 'providers.time_zone', 'provider_categories.name as category_name'])
    .orderBy(ORDER[order]);
}

function countScoped(tx: Tx, scope: LeadScope) {
  return selectScoped(tx, scope).select((build) => build.fn.countAll<number>().as('total'));
}

const listOrderedBy = (order: LeadOrder) => ({
  rows: prepared<LeadScope & Window, LeadSummaryRow>((tx, scope) => leadsQuery(tx, order, scope)),
  page: prepared<LeadScope & Window, LeadSummaryRow & { total?: number }>((tx, scope) =>
    leadsQuery(tx, order, scope, 'with total'),
  ),
  deepPage: prepared<LeadScope & Window, LeadSummaryRow & { total?: number }>((tx, scope) =>
    queryByIndex(tx, order, scope, 'with total'),
  ),
});
const LISTS = {
  newest: listOrderedBy('newest'),
  oldest: listOrderedBy('oldest'),
  waiting: listOrderedBy('waiting'),
  wedding: listOrderedBy('wedding'),
  name: listOrderedBy('name'),
  budget: listOrderedBy('budget'),
  answer: listOrderedBy('answer'),
} satisfies Record<LeadOrder, unknown>;

export function findLeads(tx: Tx, order: LeadOrder, scope: LeadScope & Window): Promise<LeadSummaryRow[]> {
  return LISTS[order].rows(tx, scope);
}

/** From here on it is cheaper to skip entries of the index than rows. */
const DEEP = 200;

/** One page of a list, and how many leads all its pages have. */
export async function findLeadsAndTotal(
  tx: Tx,
  order: LeadOrder,
  scope: LeadScope & Window,
): Promise<{ rows: LeadSummaryRow[]; total: number }> {
  const { page, deepPage } = LISTS[order];
  const rows = await (scope.offset < DEEP ? page : deepPage)(tx, scope);
  const total = rows[0]?.total ?? (scope.offset === 0 ? 0 : await countLeads(tx, withoutWindow(scope)));
  return { rows, total };
}

/** The query of the total has no use for these. */
function withoutWindow({ limit: _limit, offset: _offset, ...scope }: LeadScope & Window): LeadScope {
  return scope;
}

const countInScope = prepared(countScoped);

async function countLeads(tx: Tx, scope: LeadScope): Promise<number> {
  const [row] = await countInScope(tx, scope);
  return row?.total ?? 0;
}

export type StatusCount = {
  status: string;
  total: number;
  budget: number;
  unread: number;
  unanswered: number;
  unread_messages: number;
};

/**
 * The counts as a query, so that a test can look at its plan. One status after the other: an index has each in one piece,
 * and nothing has to be grouped.
 */
export function countByStatusQuery(tx: Tx, among: readonly string[], scope: LeadScope) {
  const ofOne = selectScoped(tx, scope)
    .where('leads.status', '=', sql.ref<string>('each.status'))
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`coalesce(sum(leads.budget), 0)`.as('budget'),
      sql<number>`count(*) filter (where leads.read_at is null)`.as('unread'),
      sql<number>`count(leads.waiting_since)`.as('unanswered'),
      sql<number>`sum(leads.unread_message_count)`.as('unread_messages'),
    ]);
  // Part of the text: a list of texts is the most expensive value to send.
  const statuses = sql.join(among.map((status) => sql`(${sql.lit(status)})`));
  return sql<StatusCount>`
    select each.status, counted.* from (values ${statuses}) as each (status)
    cross join lateral (${ofOne}) as counted where counted.total > 0`;
}

/** The number of leads in each of these statuses; the totals are their sums. */
export function countingByStatus(among: readonly string[]) {
  return prepared<LeadScope, StatusCount>((tx, scope) => countByStatusQuery(tx, among, scope));
}

export type AnswerTimes = { average: number | null; median: number | null; answered: number; unanswered: number };

const ANSWER_TIMES = [
  sql<number | null>`round(avg(leads.answer_minutes) filter (where ${ANSWERED}))::int`.as('average'),
  sql<
    number | null
  >`round(percentile_cont(0.5) within group (order by leads.answer_minutes) filter (where ${ANSWERED}))::int`.as(
    'median',
  ),
  sql<number>`count(*) filter (where ${ANSWERED})`.as('answered'),
  sql<number>`count(leads.waiting_since)`.as('unanswered'),
] as const;

const answerTimes = prepared<LeadScope, AnswerTimes>((tx, scope) => selectScoped(tx, scope).select(ANSWER_TIMES));

/** How long couples waited for a first answer, over the ‘answered’ and ‘unanswered’ lists of the same scope. */
export async function findAnswerTimes(tx: Tx, scope: LeadScope): Promise<AnswerTimes> {
  const [row] = await answerTimes(tx, scope);
  return row ?? NO_TIMES;
}

const NO_TIMES: AnswerTimes = { average: null, median: null, answered: 0, unanswered: 0 };

/** A month and the one before it, as days in the provider's time zone. */
export type Months = { start: string; beforeStart: string; beforeEnd: string };

export type LeadFigures = AnswerTimes & {
  asked: number;
  asked_before: number;
  unread_messages: number;
};

const figures = prepared<LeadScope & Months, LeadFigures>((tx, { start, beforeStart, beforeEnd, ...scope }) =>
  selectScoped(tx, scope).select([
    ...ANSWER_TIMES,
    sql<number>`count(*) filter (where leads.created_at >= ${start}::date - 1 and ${isFrom(start)})`.as('asked'),
    sql<number>`count(*) filter (where leads.created_at >= ${beforeStart}::date - 1
        and leads.created_at < ${beforeEnd}::date + 2 and ${isFrom(beforeStart)} and ${isUntil(beforeEnd)})`.as(
      'asked_before',
    ),
    sql<number>`coalesce(sum(leads.unread_message_count), 0)`.as('unread_messages'),
  ]),
);

/** All figures of the home page about leads, read in one pass. */
export async function findLeadFigures(tx: Tx, scope: LeadScope, months: Months): Promise<LeadFigures> {
  const [row] = await figures(tx, { ...scope, ...months });
  return row ?? { ...NO_TIMES, asked: 0, asked_before: 0, unread_messages: 0 };
}
