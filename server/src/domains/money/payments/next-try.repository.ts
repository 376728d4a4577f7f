import { sql } from 'kysely';

/** Nothing waits longer than twelve hours: a later time was written before a clock was put right. */
export const isDue = (now: string) =>
  sql<boolean>`next_try_at not between ${now}::timestamptz + interval '1 millisecond'
    and ${now}::timestamptz + interval '13 hours'`;
