import { createHash } from 'node:crypto';
import type { CalendarFeed } from '@bellbird/contract/listing/calendar';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn, laterDay } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { movedUp } from './calendar.presenter.ts';
import { type EventRow, findEvents } from './calendar.repository.ts';
import { type FeedAddresses, createFeedAddresses } from './feed-addresses.rules.ts';
import { type FeedRow, findFeed, findFollowedFeed, saveFeed } from './feeds.repository.ts';
import { type IcalDay, icalendar } from './calendar-feed.presenter.ts';

/** Followers keep a year of what was. */
const DAYS_BACK = 365;

type Choice = { isOn: boolean; showsDetails: boolean; newAddress: boolean };
type Ports = { db: Db; clock: Clock; secret: string; baseUrl: string };

export type CalendarFeedsService = ReturnType<typeof createCalendarFeedsService>;

/** The calendar for other programs to follow, under an address that only who was given it knows. */
export function createCalendarFeedsService({ db, clock, secret, baseUrl }: Ports) {
  const addresses = createFeedAddresses({ secret, baseUrl });

  const present = (providerId: number, feed: FeedRow | undefined): CalendarFeed => ({
    url: feed?.is_on ? addresses.url(providerId, feed.generation) : null,
    showsDetails: feed?.shows_details ?? false,
  });

  return {
    async read(caller: Member, providerId: number): Promise<CalendarFeed> {
      const owner = { customerId: caller.customerId, providerId: providerFor(caller, 'calendar', providerId) };
      return present(providerId, await db.tenantRead(caller.customerId, (tx) => findFeed(tx, owner)));
    },

    save(caller: Member, providerId: number, { isOn, showsDetails, newAddress }: Choice): Promise<CalendarFeed> {
      const owner = { customerId: caller.customerId, providerId: providerFor(caller, 'calendar', providerId) };
      return db.tenant(caller.customerId, async (tx) => {
        const before = await findFeed(tx, owner);
        // An address that was given up stays dead when the feed comes back.
        const isFresh = before !== undefined && (newAddress || !before.is_on);
        const generation = (before?.generation ?? 1) + (isFresh ? 1 : 0);
        await saveFeed(tx, owner, { isOn, showsDetails, generation });
        const details = { isOn, showsDetails, newAddress };
        await record(tx, caller, {
          action: 'calendar.saveFeed',
          subject: { kind: 'provider', id: providerId },
          details,
        });
        return present(providerId, await findFeed(tx, owner));
      });
    },

    /** What a follower gets. A wrong key is answered as a feed that is not there. */
    async follow(providerId: number, key: string) {
      const feed = await db.system((tx) => findFollowedFeed(tx, providerId));
      if (!feed || !addresses.opens(key, providerId, feed.generation)) return fail('not_found');
      const owner = { customerId: feed.customer_id, providerId };
      const today = dayIn(clock.now(), feed.time_zone);
      const rows = await db.tenantRead(feed.customer_id, (tx) =>
        findEvents(tx, owner, { from: laterDay(today, -DAYS_BACK), today }),
      );
      const taken = movedUp(rows).filter((row) => row.status !== 'available' && row.rank === 1);
      const content = Buffer.from(
        icalendar(
          feed.provider_name,
          taken.map((row) => dayOf(row, feed.shows_details, addresses)),
        ),
      );
      const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
      return { content, contentType: 'text/calendar; charset=utf-8', fileName: 'bellbird.ics', etag };
    },
  };
}

function dayOf(row: EventRow, showsDetails: boolean, { host }: FeedAddresses): IcalDay {
  const what = row.status === 'booked' ? 'Booked' : 'Held';
  const whom = showsDetails ? (row.couple_name ?? row.note) : '';
  return {
    uid: `calendar-event-${row.id}@${host}`,
    day: row.day,
    nextDay: laterDay(row.day, 1),
    summary: [whom ? `${what}: ${whom}` : what, row.space_name && `(${row.space_name})`].filter(Boolean).join(' '),
    isTentative: row.status === 'held',
    sequence: row.version - 1,
    stampedAt: row.created_at,
  };
}
