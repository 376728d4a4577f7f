import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';

export type WeddingScope = {
  customerId: number;
  providerIds: readonly number[];
  period: 'upcoming' | 'past';
  now: string;
  from?: string | undefined;
  to?: string | undefined;
  hasDuties: boolean;
  /** A LIKE pattern: see `likePart`. */
  coupleName?: string | undefined;
};

const TODAY = (now: string) => sql`(${now}::timestamptz at time zone providers.time_zone)::date`;

/** A payment of the quote that the couple accepted. */
const HAS_OVERDUE_PAYMENT = (now: string) => sql`exists (select from quotes quote
  join quote_instalments part on part.customer_id = quote.customer_id and part.quote_id = quote.id
  where quote.customer_id = deal.customer_id and quote.deal_id = deal.id and part.state = 'open'
    and part.due_on < ${TODAY(now)})`;

/** Whether a comment can still be asked for: nobody has, and nothing is in the way. */
const CAN_BE_ASKED = sql`(leads.couple_deleted_at is null and leads.cancelled_at is null and leads.has_email
  and leads.contact_preference <> 'phone' and providers.left_at is null
  and not exists (select from couples where couples.id = leads.couple_id and couples.unsubscribed_at is not null)
  and not exists (select from comment_requests asked
    where asked.customer_id = deal.customer_id and asked.couple_provider_id = deal.id)
  and not exists (select from testimonials said
    where said.customer_id = deal.customer_id and said.lead_id = deal.lead_id and said.added_by = 'couple'))`;

/** The duties of a wedding, by their conditions. */
const duties = (now: string) => sql<string[]>`array_remove(array[
  case when deal.status = 'agreed' then 'approve' end,
  case when deal.wedding_date is null then 'date' end,
  case when deal.wedding_date >= ${TODAY(now)} and event.id is null then 'calendar' end,
  case when ${HAS_OVERDUE_PAYMENT(now)} then 'payment' end,
  case when leads.couple_deleted_at is null and leads.cancelled_at is null
    and (leads.waiting_since is not null or leads.unread_message_count > 0) then 'reply' end,
  case when leads.reminder_at is not null then 'reminder' end,
  case when deal.status = 'approved' and deal.wedding_date < ${TODAY(now)} and deal.comment_requested_at is null
    and ${CAN_BE_ASKED} then 'comment' end
], null)`;

function scoped(tx: Tx, { customerId, providerIds, period, now, from, to, hasDuties, coupleName }: WeddingScope) {
  let query = tx
    .selectFrom('couple_providers as deal')
    .innerJoin('leads', 'leads.id', 'deal.lead_id')
    .innerJoin('providers', 'providers.id', 'deal.provider_id')
    .leftJoin('calendar_events as event', 'event.deal_id', 'deal.id')
    .leftJoin('customer_spaces as space', 'space.id', 'event.space_id')
    .where('deal.customer_id', '=', customerId)
    .where(anyOf('deal.provider_id', providerIds))
    .where('deal.status', '<>', 'refused')
    .where('leads.deleted_at', 'is', null)
    .where(
      period === 'past'
        ? sql<boolean>`deal.wedding_date < ${TODAY(now)}`
        : sql<boolean>`(deal.wedding_date is null or deal.wedding_date >= ${TODAY(now)})`,
    );
  if (from) query = query.where('deal.wedding_date', '>=', from);
  if (to) query = query.where('deal.wedding_date', '<=', to);
  if (coupleName) query = query.where('leads.couple_name_key', 'like', coupleName);
  if (hasDuties) query = query.where(sql<boolean>`cardinality(${duties(now)}) > 0`);
  return query;
}

export type WeddingRow = Awaited<ReturnType<typeof findWeddings>>[number];

/** The next wedding first, or of the past the last one first. Those without a day come last. */
export function findWeddings(tx: Tx, scope: WeddingScope, { limit, offset }: Window) {
  return scoped(tx, scope)
    .select([
      'deal.id',
      'deal.lead_id',
      'deal.provider_id',
      'deal.wedding_date',
      'deal.price',
      'deal.status',
      'leads.couple_name',
      'leads.guests',
      'leads.cancelled_at',
      'leads.reminder_at',
      'providers.name as provider_name',
      'providers.time_zone',
      'space.name as space_name',
      duties(scope.now).as('due'),
    ])
    .orderBy('deal.wedding_date', (order) => (scope.period === 'past' ? order.desc() : order.asc().nullsLast()))
    .orderBy('deal.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countWeddings(tx: Tx, scope: WeddingScope): Promise<number> {
  return countOf(scoped(tx, scope));
}
