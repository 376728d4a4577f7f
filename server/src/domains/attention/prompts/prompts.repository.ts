import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ProviderPromptTable } from './prompts.tables.ts';

/** Whose prompts: their own and the team’s, for each pair of provider and type in the two lists. */
export type Audience = {
  customerId: number;
  customerUserId: number;
  providerIds: readonly number[];
  types: readonly string[];
  /** The providers whose couples they may read, and those whose payments. */
  readers: readonly number[];
  payers: readonly number[];
};

/** A notice that leads to couples or payments names them: it is for those who may follow it. */
const mayFollow = ({ readers, payers }: Pick<Audience, 'readers' | 'payers'>) => sql<boolean>`
  case when p.type <> 'notification' or p.customer_user_id is not null then true
    when p.link_path ~ '^/leads([/?]|$)' then p.provider_id = any(${readers}::integer[])
    when p.link_path ~ '^/providers/[0-9]+/payments([/?]|$)' then p.provider_id = any(${payers}::integer[])
    else true end`;

function seenBy({ customerId, customerUserId, providerIds, types, ...pages }: Audience) {
  return sql<boolean>`p.customer_id = ${customerId}
    and (p.customer_user_id is null or p.customer_user_id = ${customerUserId})
    and (p.provider_id, p.type) in (select * from unnest(${providerIds}::integer[], ${types}::text[]))
    and ${mayFollow(pages)}
    and (p.reminder_id is null or exists (
      select from lead_reminders r join leads on leads.id = r.lead_id and leads.customer_id = r.customer_id
      where r.id = p.reminder_id and leads.deleted_at is null))
    and (p.type <> 'quick_offer' or p.completed_at is not null or p.subject_id is null or exists (
      select from leads where leads.id = p.subject_id and leads.customer_id = p.customer_id
        and leads.waiting_since is not null and leads.deleted_at is null and leads.cancelled_at is null))`;
}

/** `ahead`: reminders for later. `modal_id`: the oldest that opens by itself. */
type PendingCount = { type: string; count: number; ahead: number; modal_id: number | null };

export async function countPending(tx: Tx, audience: Audience, now: string): Promise<PendingCount[]> {
  const { rows } = await sql<PendingCount>`
    select p.type,
      count(*) filter (where ${STATES.told(now)})::integer as count,
      count(*) filter (where not ${STATES.told(now)})::integer as ahead,
      min(p.id) filter (where p.is_modal and ${STATES.told(now)}) as modal_id
    from provider_prompts p where ${seenBy(audience)} and ${STATES.open()}
    group by p.type`.execute(tx);
  return rows;
}

export type PromptRow = Selectable<ProviderPromptTable> & {
  provider_name: string;
  time_zone: string;
  category_name: string;
  city_name: string;
  district_name: string | null;
  lead_id: number | null;
  couple_name: string | null;
  reminder_text: string | null;
};

function promptsFor(tx: Tx, audience: Audience) {
  return tx
    .selectFrom('provider_prompts as p')
    .innerJoin('providers', (join) =>
      join.onRef('providers.id', '=', 'p.provider_id').onRef('providers.customer_id', '=', 'p.customer_id'),
    )
    .innerJoin('provider_categories', 'provider_categories.id', 'providers.category_id')
    .innerJoin('cities', 'cities.id', 'providers.city_id')
    .leftJoin('districts', 'districts.id', 'providers.district_id')
    .leftJoin('lead_reminders', 'lead_reminders.id', 'p.reminder_id')
    .leftJoin('leads', 'leads.id', 'lead_reminders.lead_id')
    .selectAll('p')
    .select([
      'providers.name as provider_name',
      'providers.time_zone',
      'provider_categories.name as category_name',
      'cities.name as city_name',
      'districts.name as district_name',
      'leads.id as lead_id',
      'leads.couple_name',
      'lead_reminders.text as reminder_text',
    ])
    .where(seenBy(audience));
}

export type PromptSearch = { state: 'told' | 'open' | 'done'; now: string };

const STATES = {
  told: (now: string) => sql<boolean>`(p.due_at is null or p.due_at <= ${now})`,
  open: () => sql<boolean>`p.completed_at is null`,
  done: () => sql<boolean>`p.completed_at is not null`,
};

/**
 * Newest first; open prompts by day instead: reminders up to today, then those without a day, then future reminders.
 */
function orderOf({ state, now }: PromptSearch) {
  const day = (moment: unknown) => sql`(${moment} at time zone providers.time_zone)::date`;
  const isAhead = sql`(p.due_at is not null and ${day(sql.ref('p.due_at'))} > ${day(sql`${now}::timestamptz`)})`;
  return {
    told: [sql`coalesce(p.due_at, p.created_at) desc`],
    open: [sql`${isAhead}`, sql`p.due_at nulls last`, sql`p.created_at desc`],
    done: [sql`p.completed_at desc`],
  }[state];
}

export function findPrompts(
  tx: Tx,
  audience: Audience,
  search: PromptSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<PromptRow[]> {
  let query = promptsFor(tx, audience).where(STATES[search.state](search.now));
  for (const part of orderOf(search)) query = query.orderBy(part);
  return query
    .orderBy(sql`p.id desc`)
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countPrompts(tx: Tx, audience: Audience, { state, now }: PromptSearch): Promise<number> {
  const row = await tx
    .selectFrom('provider_prompts as p')
    .select((build) => build.fn.countAll<number>().as('total'))
    .where(seenBy(audience))
    .where(STATES[state](now))
    .executeTakeFirstOrThrow();
  return row.total;
}

export function findPrompt(tx: Tx, audience: Audience, id: number): Promise<PromptRow | undefined> {
  return promptsFor(tx, audience).where('p.id', '=', id).executeTakeFirst();
}

/** Completes a prompt, or reopens it (null). Does nothing if it already is. */
export async function setCompleted(tx: Tx, customerId: number, id: number, at: string | null): Promise<void> {
  await tx
    .updateTable('provider_prompts')
    .set({ completed_at: at })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('completed_at', at === null ? 'is not' : 'is', null)
    .execute();
}

/** The same for the prompt of a reminder. */
export async function setReminderCompleted(
  tx: Tx,
  customerId: number,
  reminderId: number,
  at: string | null,
): Promise<void> {
  await tx
    .updateTable('provider_prompts')
    .set({ completed_at: at })
    .where('customer_id', '=', customerId)
    .where('reminder_id', '=', reminderId)
    .execute();
}

/** The reminder of somebody who no longer looks after the couple is everybody’s from now on. */
export async function giveReminderToTeam(tx: Tx, customerId: number, reminderId: number): Promise<void> {
  await tx
    .updateTable('provider_prompts')
    .set({ customer_user_id: null })
    .where('customer_id', '=', customerId)
    .where('reminder_id', '=', reminderId)
    .execute();
}

/** Adds a prompt for everybody who looks after the provider, or for one user. */
export async function addPrompt(tx: Tx, prompt: Insertable<ProviderPromptTable>): Promise<number> {
  const row = await tx.insertInto('provider_prompts').values(prompt).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** The same for many at once; the ids have the same order. */
export async function addPrompts(tx: Tx, prompts: readonly Insertable<ProviderPromptTable>[]): Promise<number[]> {
  const rows = await tx
    .insertInto('provider_prompts')
    .values([...prompts])
    // A rule that runs twice at once tells once.
    .onConflict((conflict) =>
      conflict
        .columns(['type', 'subject_id'])
        .where('subject_id', 'is not', null)
        .where('completed_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Removes prompts that should not be read any more. */
export async function deletePrompts(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('provider_prompts').where(anyOf('id', ids)).execute();
}

/** Completes prompts whose matter was settled elsewhere. */
export async function completePrompts(tx: Tx, customerId: number, ids: readonly number[], at: string): Promise<void> {
  await tx
    .updateTable('provider_prompts')
    .set({ completed_at: at })
    .where('customer_id', '=', customerId)
    .where(anyOf('id', ids))
    .where('completed_at', 'is', null)
    .execute();
}

/** The same by what a rule had found; answers whose lists changed. */
export function completeSubjects(
  tx: Tx,
  type: string,
  subjectIds: readonly number[],
  at: string,
): Promise<{ customer_id: number; provider_id: number }[]> {
  return tx
    .updateTable('provider_prompts')
    .set({ completed_at: at })
    .where('type', '=', type)
    .where(anyOf('subject_id', subjectIds))
    .where('completed_at', 'is', null)
    .returning(['customer_id', 'provider_id'])
    .execute();
}

/** The provider’s customer; for the team, who belong to none. */
export async function findCustomerOf(tx: Tx, providerId: number): Promise<number | undefined> {
  const row = await tx.selectFrom('providers').select('customer_id').where('id', '=', providerId).executeTakeFirst();
  return row?.customer_id;
}
