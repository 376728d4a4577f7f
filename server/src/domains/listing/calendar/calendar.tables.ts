import type { Generated, GeneratedAlways } from 'kysely';

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

declare module '#platform/db/tables.ts' {
  interface Tables {
    calendar_events: CalendarEventTable;
    calendar_feeds: CalendarFeedTable;
  }
}
