import type { FollowedProblem } from '@bellbird/contract/listing/calendar';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** What the vendor had marked on a day before a deal booked it. */
export type ReplacedEvent = {
  space_id: number | null;
  status: 'held' | 'booked';
  note: string;
  expires_on: string | null;
  /** The quote that held the day; days replaced before quotes could hold one have none. */
  quote_id?: number | null;
  /** Second options that waited for it; days replaced before these were kept have none. */
  waiting?: WaitingEvent[];
};

/** A second option that a deal ended. */
export type WaitingEvent = {
  space_id: number | null;
  place: number | null;
  note: string;
  expires_on: string | null;
  lead_id: number | null;
};

export type CalendarEventTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  space_id: number | null;
  day: string;
  status: 'available' | 'held' | 'booked';
  rank: Generated<number>;
  note: Generated<string>;
  expires_on: string | null;
  lead_id: number | null;
  deal_id: ColumnType<number | null, number | null | undefined>;
  /** The quote that holds the day until it expires. */
  quote_id: ColumnType<number | null, number | null | undefined>;
  /** One of several weddings on the day; null is the whole day, or the whole space. */
  place: ColumnType<number | null, number | null | undefined>;
  replaced: ColumnType<ReplacedEvent | null, string | null | undefined, string | null>;
  version: Generated<number>;
  created_at: Generated<string>;
};

export type CalendarFeedTable = {
  customer_user_id: number;
  provider_id: number;
  customer_id: number;
  generation: number;
  shows_details: Generated<boolean>;
  is_on: Generated<boolean>;
};

export type CalendarSettingsTable = {
  provider_id: number;
  customer_id: number;
  weddings_per_day: number;
};

export type FollowedCalendarTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  provider_id: number;
  space_id: number | null;
  name: string;
  /** Encrypted: anyone with the address can read the calendar. */
  address: string;
  host: string;
  effect: 'block' | 'warn';
  all_day_only: boolean;
  shows_titles: boolean;
  etag: ColumnType<string | null, string | null | undefined>;
  last_modified: ColumnType<string | null, string | null | undefined>;
  read_in_full_at: ColumnType<string | null, string | null | undefined>;
  /** Since when its file has had no entry at all, while its days stay. */
  empty_since: ColumnType<string | null, string | null | undefined>;
  is_partial: Generated<boolean>;
  next_read_at: string;
  read_at: ColumnType<string | null, string | null | undefined>;
  failures: Generated<number>;
  problem: ColumnType<FollowedProblem | null, FollowedProblem | null | undefined>;
  version: Generated<number>;
  created_at: Generated<string>;
};

export type FollowedDayTable = {
  calendar_id: number;
  day: string;
  customer_id: number;
  provider_id: number;
  title: Generated<string>;
  is_released: Generated<boolean>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    calendar_events: CalendarEventTable;
    calendar_feeds: CalendarFeedTable;
    calendar_settings: CalendarSettingsTable;
    followed_calendars: FollowedCalendarTable;
    followed_days: FollowedDayTable;
  }
}
