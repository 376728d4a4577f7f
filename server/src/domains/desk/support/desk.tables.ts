import type { Generated, GeneratedAlways } from 'kysely';

export type ActingSessionTable = {
  id: GeneratedAlways<number>;
  staff_member_id: number;
  access_token_id: number;
  customer_id: number;
  customer_user_id: number;
  secret_hash: Buffer;
  /** Why things are changed for the user; null if the team only looks. */
  reason: Generated<string | null>;
  created_at: Generated<string>;
  expires_at: string;
  ended_at: string | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    acting_sessions: ActingSessionTable;
  }
}
