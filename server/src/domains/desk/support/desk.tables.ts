import type { Generated, GeneratedAlways } from 'kysely';

export type ActingSessionTable = {
  id: GeneratedAlways<number>;
  staff_member_id: number;
  access_token_id: number;
  customer_id: number;
  customer_user_id: number;
  secret_hash: Buffer;
  created_at: Generated<string>;
  expires_at: string;
  ended_at: string | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    acting_sessions: ActingSessionTable;
  }
}
