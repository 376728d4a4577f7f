import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CalendarOwner } from './calendar.repository.ts';
import type { CalendarFeedTable } from './calendar.tables.ts';

export type FeedRow = Selectable<CalendarFeedTable>;

/** A provider’s calendar, as one person follows it. */
export type FeedOwner = CalendarOwner & { customerUserId: number };

export function findFeed(tx: Tx, { customerId, providerId, customerUserId }: FeedOwner): Promise<FeedRow | undefined> {
  return tx
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('customer_user_id', '=', customerUserId)
    .executeTakeFirst();
}

export type ActiveFeed = FeedRow & { provider_name: string; time_zone: string; sees_couples: boolean };

/**
 * The feeds of a provider that are on, of any customer: the request is identified by its key alone. Only those of people
 * who may still see the calendar.
 */
export function findActiveFeeds(tx: Tx, providerId: number): Promise<ActiveFeed[]> {
  return tx
    .selectFrom('calendar_feeds as feed')
    .innerJoin('providers', 'providers.id', 'feed.provider_id')
    .innerJoin('customer_users as user', 'user.id', 'feed.customer_user_id')
    .innerJoin('customer_user_providers as link', (join) =>
      join
        .onRef('link.customer_user_id', '=', 'feed.customer_user_id')
        .onRef('link.provider_id', '=', 'feed.provider_id'),
    )
    .selectAll('feed')
    .select(['providers.name as provider_name', 'providers.time_zone'])
    .select(sql<boolean>`'leads' = any(link.pages)`.as('sees_couples'))
    .where('feed.provider_id', '=', providerId)
    .where('feed.is_on', '=', true)
    .where('user.active', '=', true)
    .where(sql<boolean>`'calendar' = any(link.pages)`)
    .execute();
}

type Choice = { isOn: boolean; showsDetails: boolean; generation: number };

export async function upsertFeed(tx: Tx, owner: FeedOwner, choice: Choice): Promise<void> {
  const columns = { is_on: choice.isOn, shows_details: choice.showsDetails, generation: choice.generation };
  const { customerId: customer_id, providerId: provider_id, customerUserId: customer_user_id } = owner;
  await tx
    .insertInto('calendar_feeds')
    .values({ customer_id, provider_id, customer_user_id, ...columns })
    .onConflict((conflict) => conflict.columns(['customer_id', 'provider_id', 'customer_user_id']).doUpdateSet(columns))
    .execute();
}
