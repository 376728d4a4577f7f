import { createHash, randomInt } from 'node:crypto';
import type { CalendarFeed } from '@bellbird/contract/listing/calendar';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor } from '#platform/auth/caller.ts';
import type { Keyring } from '#platform/crypto/keyring.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn, laterDay } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type FeedEntry, presentCalendarFeed } from './calendar-feed.presenter.ts';
import { type EventRow, findEvents } from './calendar.repository.ts';
import { type BlockedDay, findBlockedDaysBetween } from './followed/blocked-days.operations.ts';
import { type FeedAddresses, createFeedAddresses } from './feed-addresses.rules.ts';
import {
  type ActiveFeed,
  type FeedOwner,
  type FeedRow,
  findActiveFeeds,
  findFeed,
  upsertFeed,
} from './feeds.repository.ts';
import { type AppointmentRow, findAppointments } from './agreed-visits.repository.ts';
import { promoteSecondOptions } from './taken-days.rules.ts';

const DAYS_BACK = 365;
const DAYS_AHEAD = 3 * 365;
/** Nobody says how long a visit takes. */
const APPOINTMENT_MS = 60 * 60 * 1000;

type Choice = { isOn: boolean; showsDetails: boolean; newAddress: boolean };
type Ports = { db: Db; clock: Clock; keyring: Keyring; baseUrl: string };

export type CalendarFeedsService = ReturnType<typeof createCalendarFeedsService>;

/** Never the same again: an address that has ended must not come back with a later feed. */
const newGeneration = () => randomInt(1, 2 ** 31 - 1);

/** The calendar for other programs to follow, at a secret address of each person’s own. It ends with their rights. */
export function createCalendarFeedsService({ db, clock, keyring, baseUrl }: Ports) {
  const addresses = createFeedAddresses({ keyring, baseUrl });

  const present = (providerId: number, feed: FeedRow | undefined): CalendarFeed => ({
    url: feed?.is_on ? addresses.url(providerId, feed.generation) : null,
    showsDetails: feed?.shows_details ?? false,
  });

  return {
    async read(caller: Member, providerId: number): Promise<CalendarFeed> {
      const owner = ownerOf(caller, providerId);
      return present(providerId, await db.tenantRead(caller.customerId, (tx) => findFeed(tx, owner)));
    },

    save(caller: Member, providerId: number, { isOn, showsDetails, newAddress }: Choice): Promise<CalendarFeed> {
      const owner = ownerOf(caller, providerId);
      return db.tenant(caller.customerId, async (tx) => {
        const before = await findFeed(tx, owner);
        // Switching the feed on again gives it a new address; the old one stays invalid.
        const generation = before?.is_on && !newAddress ? before.generation : newGeneration();
        await upsertFeed(tx, owner, { isOn, showsDetails, generation });
        const details = { isOn, showsDetails, newAddress };
        await record(tx, caller, {
          action: 'calendar.saveFeed',
          subject: { kind: 'provider', id: providerId },
          details,
        });
        return present(providerId, await findFeed(tx, owner));
      });
    },

    /** The feed itself. A wrong key gets the same answer as a feed that does not exist. */
    async follow(providerId: number, key: string) {
      const feeds = await db.system((tx) => findActiveFeeds(tx, providerId));
      const feed = feeds.find(({ generation }) => addresses.isValidKey(key, providerId, generation));
      if (!feed) return fail('not_found');
      const owner = { customerId: feed.customer_id, providerId };
      const today = dayIn(clock.now(), feed.time_zone);
      const from = laterDay(today, -DAYS_BACK);
      const [rows, blocked, appointments] = await db.tenantRead(feed.customer_id, (tx) =>
        Promise.all([
          findEvents(tx, owner, { from, today }),
          findBlockedDaysBetween(tx, owner, { from: today }),
          feed.sees_couples ? findAppointments(tx, owner, { from, to: laterDay(today, DAYS_AHEAD) }) : [],
        ]),
      );
      const taken = promoteSecondOptions(rows).filter((row) => row.status !== 'available' && row.rank === 1);
      const content = Buffer.from(
        presentCalendarFeed(feed.provider_name, [
          ...taken.map((row) => toFeedDay(row, feed, addresses)),
          ...blocked.map((row) => toBlockedFeedDay(row, feed.shows_details, addresses)),
          ...appointments.map((row) => toTimedEntry(row, feed, addresses)),
        ]),
      );
      const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
      return { content, contentType: 'text/calendar; charset=utf-8', fileName: 'bellbird.ics', etag };
    },
  };
}

function ownerOf(caller: Member, providerId: number): FeedOwner {
  const { customerId, customerUserId } = caller;
  return { customerId, customerUserId, providerId: providerFor(caller, 'calendar', providerId) };
}

/** Our own suffix keeps a followed calendar from reading the day again as one of its own. */
function toBlockedFeedDay(row: BlockedDay, showsDetails: boolean, { host }: FeedAddresses): FeedEntry {
  const details = showsDetails ? [row.calendar_name, row.note].filter(Boolean).join(', ') : '';
  return {
    uid: `followed-day-${row.calendar_id}-${row.day}@${host}`,
    day: row.day,
    nextDay: laterDay(row.day, 1),
    summary: [details ? `Busy: ${details}` : 'Busy', row.space_name && `(${row.space_name})`].filter(Boolean).join(' '),
    isTentative: false,
    sequence: 0,
    stampedAt: row.created_at,
  };
}

function toFeedDay(row: EventRow, feed: ActiveFeed, { host }: FeedAddresses): FeedEntry {
  const status = row.status === 'booked' ? 'Booked' : 'Held';
  const details = feed.shows_details ? (feed.sees_couples && row.couple_name) || row.note : '';
  return {
    uid: `calendar-event-${row.id}@${host}`,
    day: row.day,
    nextDay: laterDay(row.day, 1),
    summary: [details ? `${status}: ${details}` : status, row.space_name && `(${row.space_name})`]
      .filter(Boolean)
      .join(' '),
    isTentative: row.status === 'held',
    sequence: row.version - 1,
    stampedAt: row.created_at,
  };
}

/** A visit at another time is another entry, so that it needs no sequence. */
function toTimedEntry(row: AppointmentRow, feed: ActiveFeed, { host }: FeedAddresses): FeedEntry {
  const start = Date.parse(row.at);
  return {
    uid: `visit-${row.lead_id}-${start / 1000}@${host}`,
    start: row.at,
    end: new Date(start + APPOINTMENT_MS).toISOString(),
    summary: feed.shows_details ? `Visit: ${row.couple_name}` : 'Visit',
    isTentative: false,
    sequence: 0,
    stampedAt: row.at,
  };
}
