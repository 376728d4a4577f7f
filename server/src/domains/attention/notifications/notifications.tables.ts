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
