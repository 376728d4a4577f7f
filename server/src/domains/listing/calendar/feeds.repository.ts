import type { Selectable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CalendarOwner } from './calendar.repository.ts';
import type { CalendarFeedTable } from './calendar.tables.ts';

export type FeedRow = Selectable<CalendarFeedTable>;

export function findFeed(tx: Tx, { customerId, providerId }: CalendarOwner): Promise<FeedRow | undefined> {
  return tx
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
}

export type ActiveFeed = FeedRow & { provider_name: string; time_zone: string };

/** A feed that is on, of any customer: the request is identified by its key alone. */
export function findActiveFeed(tx: Tx, providerId: number): Promise<ActiveFeed | undefined> {
  return tx
    .selectFrom('calendar_feeds')
    .innerJoin('providers', 'providers.id', 'calendar_feeds.provider_id')
    .selectAll('calendar_feeds')
    .select(['providers.name as provider_name', 'providers.time_zone'])
    .where('calendar_feeds.provider_id', '=', providerId)
    .where('calendar_feeds.is_on', '=', true)
    .executeTakeFirst();
}

type Choice = { isOn: boolean; showsDetails: boolean; generation: number };

export async function upsertFeed(tx: Tx, { customerId, providerId }: CalendarOwner, choice: Choice): Promise<void> {
  const columns = { is_on: choice.isOn, shows_details: choice.showsDetails, generation: choice.generation };
  await tx
    .insertInto('calendar_feeds')
    .values({ customer_id: customerId, provider_id: providerId, ...columns })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(columns))
    .execute();
}
