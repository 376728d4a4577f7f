import type { Tx } from '#platform/db/db.ts';
import type { SocialType } from './access.tables.ts';

export type SocialAccountRow = { type: SocialType; subject: string; name: string; connected_at: string };

export function findSocialAccounts(tx: Tx, loginId: number): Promise<SocialAccountRow[]> {
  return tx
    .selectFrom('social_accounts')
    .select(['type', 'subject', 'name', 'connected_at'])
    .where('login_id', '=', loginId)
    .orderBy('connected_at')
    .execute();
}

/** The owner’s ids at Google and Facebook. */
export async function findSocialIds(
  tx: Tx,
  loginId: number,
): Promise<{ google: string | null; facebook: string | null }> {
  const accounts = await findSocialAccounts(tx, loginId);
  const idAt = (type: SocialType) => accounts.find((account) => account.type === type)?.subject ?? null;
  return { google: idAt('google'), facebook: idAt('facebook') };
}

export async function findLoginOfAccount(
  tx: Tx,
  type: SocialType,
  subject: string,
): Promise<{ id: number; password_change_required: boolean } | undefined> {
  return tx
    .selectFrom('social_accounts')
    .innerJoin('logins', 'logins.id', 'social_accounts.login_id')
    .select(['logins.id', 'logins.password_change_required'])
    .where('type', '=', type)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

type NewAccount = { loginId: number; type: SocialType; subject: string; name: string };

/** Undefined if the account belongs to another login, or the login already has one of that type. */
export async function insertSocialAccount(tx: Tx, account: NewAccount): Promise<SocialAccountRow | undefined> {
  return tx
    .insertInto('social_accounts')
    .values({ login_id: account.loginId, type: account.type, subject: account.subject, name: account.name })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['type', 'subject', 'name', 'connected_at'])
    .executeTakeFirst();
}

export async function deleteSocialAccount(tx: Tx, loginId: number, type: SocialType): Promise<boolean> {
  const gone = await tx
    .deleteFrom('social_accounts')
    .where('login_id', '=', loginId)
    .where('type', '=', type)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Locks a login, so that two ways to sign in cannot be removed at once. */
export async function lockWaysIn(tx: Tx, loginId: number): Promise<{ hasPassword: boolean }> {
  const row = await tx
    .selectFrom('logins')
    .select('password_hash')
    .where('id', '=', loginId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { hasPassword: row.password_hash !== null };
}

export async function findLoginIdOfUser(tx: Tx, customerId: number, id: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('customer_users')
    .select('login_id')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.login_id;
}
