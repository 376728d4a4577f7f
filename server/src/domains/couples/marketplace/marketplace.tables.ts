import type { Generated } from 'kysely';

declare module '#platform/db/tables.ts' {
  interface Tables {
    received_events: { source: string; id: string; received_at: Generated<string> };
  }
}
