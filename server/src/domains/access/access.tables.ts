import type { Generated, GeneratedAlways } from 'kysely';

export type LoginTable = {
  id: GeneratedAlways<number>;
  username: string;
  username_key: GeneratedAlways<string>;
  password_hash: string | null;
  password_change_required: Generated<boolean>;
  password_changed_at: string | null;
};

export type AccessTokenTable = {
  id: GeneratedAlways<number>;
  login_id: number;
  customer_id: number | null;
  customer_user_id: number | null;
  staff_member_id: number | null;
  token_hash: Buffer;
  consumer_key_hash: Buffer;
  user_agent: Generated<string>;
  address: Generated<string>;
  created_at: Generated<string>;
  last_used_at: Generated<string>;
  expires_at: string;
  revoked_at: string | null;
};

export type StaffMemberTable = {
  id: GeneratedAlways<number>;
  login_id: number;
  name: string;
  surname: string;
  email: string;
  active: Generated<boolean>;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    logins: LoginTable;
    access_tokens: AccessTokenTable;
    staff_members: StaffMemberTable;
  }
}
