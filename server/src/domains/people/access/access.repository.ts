import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { StaffRole } from './access.tables.ts';
import { closeResets } from './password-resets.repository.ts';
import { deleteTwoFactorChallenges } from './two-factor-challenges.repository.ts';
import { SESSION_MOST_DAYS } from './sessions.rules.ts';

export type LoginRow = {
  id: number;
  password_hash: string | null;
  password_change_required: boolean;
  password_lapses_at: string | null;
};
const LOGIN_COLUMNS = ['id', 'password_hash', 'password_change_required', 'password_lapses_at'] as const;

export function findLogin(tx: Tx, username: string): Promise<LoginRow | undefined> {
  return tx
    .selectFrom('logins')
    .select(LOGIN_COLUMNS)
    .where('username_key', '=', username.toLowerCase())
    .executeTakeFirst();
}

export function findLoginById(tx: Tx, id: number): Promise<LoginRow | undefined> {
  return tx.selectFrom('logins').select(LOGIN_COLUMNS).where('id', '=', id).executeTakeFirst();
}

export type Membership = { customerUserId: number; customerId: number; customerName: string };

/** The customers a login belongs to. */
export async function findMemberships(tx: Tx, loginId: number): Promise<Membership[]> {
  const rows = await tx
    .selectFrom('customer_users')
    .innerJoin('customers', 'customers.id', 'customer_users.customer_id')
    .select(['customer_users.id as customerUserId', 'customers.id as customerId', 'customers.name as customerName'])
    .where('customer_users.login_id', '=', loginId)
    .where('customer_users.active', '=', true)
    .orderBy('customers.name')
    .execute();
  return rows;
}

export type StaffAccount = { id: number; name: string; roles: StaffRole[] };

export function findStaffAccount(tx: Tx, loginId: number): Promise<StaffAccount | undefined> {
  return tx
    .selectFrom('staff_members')
    .select(['id', 'roles', sql<string>`name || ' ' || surname`.as('name')])
    .where('login_id', '=', loginId)
    .where('active', '=', true)
    .executeTakeFirst();
}

export type NewSession = {
  loginId: number;
  customerId: number | null;
  customerUserId: number | null;
  staffMemberId: number | null;
  tokenHash: Buffer;
  consumerKeyHash: Buffer;
  browserHash?: Buffer | null;
  userAgent: string;
  address: string;
  expiresAt: Date;
};

export async function insertSession(tx: Tx, session: NewSession): Promise<number> {
  const row = await tx
    .insertInto('access_tokens')
    .values({
      login_id: session.loginId,
      customer_id: session.customerId,
      customer_user_id: session.customerUserId,
      staff_member_id: session.staffMemberId,
      token_hash: session.tokenHash,
      consumer_key_hash: session.consumerKeyHash,
      browser_hash: session.browserHash ?? null,
      user_agent: session.userAgent,
      address: session.address,
      expires_at: session.expiresAt.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export type SessionRow = {
  id: number;
  login_id: number;
  customer_id: number | null;
  customer_user_id: number | null;
  staff_member_id: number | null;
  staff_name: string | null;
  staff_roles: StaffRole[] | null;
  has_second_factor: boolean;
  consumer_key_hash: Buffer;
  browser_hash: Buffer | null;
  password_change_required: boolean;
  can_manage: boolean | null;
  idle_seconds: number;
  links: { providerId: number; pages: string[] }[];
};

/** A valid session with everything that decides what it may do, in one read. */
export async function findSession(tx: Tx, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select t.id, t.login_id, t.customer_id, t.customer_user_id, t.staff_member_id, t.consumer_key_hash, t.browser_hash,
      l.password_change_required, s.name || ' ' || s.surname as staff_name, s.roles as staff_roles, u.can_manage,
      s.id is not null and exists (
        select from two_factors f where f.login_id = t.login_id and f.confirmed_at is not null
      ) as has_second_factor,
      extract(epoch from now() - t.last_used_at)::int as idle_seconds,
      coalesce((
        select json_agg(json_build_object('providerId', p.provider_id, 'pages', p.pages) order by p.provider_id)
        from customer_user_providers p where p.customer_user_id = t.customer_user_id
      ), '[]') as links
    from access_tokens t
    join logins l on l.id = t.login_id
    left join customer_users u on u.id = t.customer_user_id and u.active
    left join staff_members s on s.id = t.staff_member_id and s.active
    where t.token_hash = ${tokenHash} and t.revoked_at is null and t.expires_at > now()
      and (u.id is not null or s.id is not null)`.execute(tx);
  return rows[0];
}

/** Records that a session is in use and extends it, up to its longest life. */
export async function touchSession(tx: Tx, id: number, expiresAt: Date): Promise<void> {
  const last = sql`created_at + make_interval(days => ${SESSION_MOST_DAYS})`;
  await tx
    .updateTable('access_tokens')
    .set({
      last_used_at: sql<string>`now()`,
      expires_at: sql<string>`least(${expiresAt.toISOString()}::timestamptz, ${last})`,
    })
    .where('id', '=', id)
    .execute();
}

/** Ends sessions of one login: one, all but one, or all. */
export async function endSessions(
  tx: Tx,
  loginId: number,
  which: { only: number } | { allBut: number } | 'all',
): Promise<number[]> {
  const living = tx
    .updateTable('access_tokens')
    .set({ revoked_at: sql<string>`now()` })
    .where('login_id', '=', loginId)
    .where('revoked_at', 'is', null)
    .returning('id');
  const meant =
    which === 'all'
      ? living
      : living.where('id', 'only' in which ? '=' : '!=', 'only' in which ? which.only : which.allBut);
  const rows = await meant.execute();
  return rows.map((row) => row.id);
}

/** Sets a password; pending sign-ins with the old one and earlier reset links become invalid. */
export async function setPassword(tx: Tx, loginId: number, passwordHash: string, lapsesAt: Date | null): Promise<void> {
  await deleteTwoFactorChallenges(tx, loginId);
  await closeResets(tx, loginId);
  await tx
    .updateTable('logins')
    .set({
      password_hash: passwordHash,
      password_change_required: false,
      password_lapses_at: lapsesAt?.toISOString() ?? null,
    })
    .where('id', '=', loginId)
    .execute();
}

/** Nobody signs in with the password any more; a reset link sets a new one. */
export async function clearPassword(tx: Tx, loginId: number): Promise<void> {
  await deleteTwoFactorChallenges(tx, loginId);
  await closeResets(tx, loginId);
  await tx.updateTable('logins').set({ password_hash: null }).where('id', '=', loginId).execute();
}

export async function findUsername(tx: Tx, loginId: number): Promise<string> {
  const row = await tx.selectFrom('logins').select('username').where('id', '=', loginId).executeTakeFirstOrThrow();
  return row.username;
}
