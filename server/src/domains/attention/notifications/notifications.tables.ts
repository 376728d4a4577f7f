import type { Generated } from 'kysely';

declare module '#platform/db/tables.ts' {
  interface Tables {
    realtime_events: {
      id: Generated<number>;
      customer_id: number | null;
      channel: string;
      kind: string;
      data: unknown;
      created_at: Generated<string>;
    };
  }
}

export type ChannelEvent = { channel: string; id: number; kind: string; data: unknown };
/** A channel, and the last event of it that somebody has already. */
export type Wanted = { channel: string; after: number };
