import type { TeamRole } from '@bellbird/contract/shared/team';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type LoginTable = {
  id: GeneratedAlways<number>;
  username: string;
  username_key: GeneratedAlways<string>;
  password_hash: string | null;
  password_change_required: Generated<boolean>;
  password_lapses_at: string | null;
};

export type PasswordResetTable = {
  id: GeneratedAlways<number>;
  login_id: number;
  key_hash: Buffer;
  expires_at: string;
  used_at: string | null;
  created_at: Generated<string>;
};

export type OneTimeCodeTable = {
  id: Generated<string>;
  login_id: number | null;
  username_key: string;
  channel: 'sms' | 'email';
  code_hash: Buffer | null;
  attempts: Generated<number>;
  expires_at: string;
  resend_after: string;
  used_at: string | null;
  created_at: Generated<string>;
};

export type TwoFactorTable = {
  login_id: number;
  sealed_key: string;
  last_step: Generated<number>;
  confirmed_at: string | null;
  created_at: Generated<string>;
};

export type RecoveryCodeTable = { login_id: number; code_hash: Buffer; used_at: string | null };

export type TwoFactorChallengeTable = {
  id: Generated<string>;
  login_id: number;
  customer_id: number | null;
  attempts: Generated<number>;
  expires_at: string;
  used_at: string | null;
  created_at: Generated<string>;
};

export type InvitationTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  customer_user_id: number;
  key_hash: Buffer | null;
  expires_at: string;
  used_at: string | null;
  created_at: Generated<string>;
};

export type AccessTokenTable = {
  id: GeneratedAlways<number>;
  login_id: number;
  customer_id: number | null;
  customer_user_id: number | null;
  staff_member_id: number | null;
  token_hash: Buffer;
  consumer_key_hash: Buffer;
  browser_hash: Buffer | null;
  user_agent: Generated<string>;
  address: Generated<string>;
  created_at: Generated<string>;
  last_used_at: Generated<string>;
  expires_at: string;
  revoked_at: string | null;
};

/** A user’s addresses and numbers before a change, the primary ones first. */
export type ContactsBefore = { email: string[]; phone: string[]; changed: { email: boolean; phone: boolean } };
/** A second factor before it was turned off. */
export type TwoFactorBefore = { sealedKey: string; lastStep: number };
/** Nothing was there before; which company’s account it is. */
export type AccountBefore = { type: SocialType };

export type SignInChangeTable = {
  id: GeneratedAlways<number>;
  login_id: number;
  customer_id: number | null;
  customer_user_id: number | null;
  kind: 'contacts' | 'password' | 'two_factor_on' | 'two_factor_off' | 'account_connected';
  before: ColumnType<object, string, never>;
  key_hash: Buffer | null;
  expires_at: string;
  undone_at: string | null;
  created_at: Generated<string>;
};

export type StaffRole = TeamRole;

export type StaffMemberTable = {
  id: GeneratedAlways<number>;
  login_id: number;
  name: string;
  surname: string;
  email: string;
  active: Generated<boolean>;
  roles: Generated<StaffRole[]>;
  version: Generated<number>;
  /** When they finished or dismissed the tour; null for somebody new. */
  toured_at: string | null;
  created_at: Generated<string>;
};

export type SocialType = 'google' | 'facebook' | 'instagram';

export type SocialAccountTable = {
  login_id: number;
  type: SocialType;
  subject: string;
  name: string;
  connected_at: Generated<string>;
};

export type SocialAttemptTable = {
  state_hash: Buffer;
  browser_hash: Buffer;
  type: SocialType;
  connect_login_id: number | null;
  nonce: string;
  verifier: string;
  expires_at: string;
  used_at: string | null;
  choosing_login_id: number | null;
};

declare module '#platform/db/tables.ts' {
  interface Tables {
    logins: LoginTable;
    access_tokens: AccessTokenTable;
    staff_members: StaffMemberTable;
    password_resets: PasswordResetTable;
    one_time_codes: OneTimeCodeTable;
    invitations: InvitationTable;
    social_accounts: SocialAccountTable;
    social_attempts: SocialAttemptTable;
    two_factors: TwoFactorTable;
    recovery_codes: RecoveryCodeTable;
    sign_in_changes: SignInChangeTable;
    two_factor_challenges: TwoFactorChallengeTable;
  }
}
