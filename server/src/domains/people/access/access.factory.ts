import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { InvitationTable, LoginTable, StaffMemberTable, SocialAccountTable } from './access.tables.ts';
import { insertSession } from './access.repository.ts';
import { hashPassword } from './passwords.operations.ts';
import { hashSecret, newSecret } from '#platform/crypto/secrets.ts';

export const FACTORY_PASSWORD = 'demo-wedding';
let knownHash: Promise<string> | undefined;
let serial = 0;

/** A login whose password is `demo-wedding`; hashed once, since a thousand hashes take minutes. */
export async function buildLogin(
  tx: Tx,
  given: Partial<Insertable<LoginTable>> = {},
): Promise<{ id: number; username: string }> {
  knownHash ??= hashPassword(FACTORY_PASSWORD);
  serial += 1;
  return tx
    .insertInto('logins')
    .values({ username: `person-${serial}-${Date.now()}`, password_hash: await knownHash, ...given })
    .returning(['id', 'username'])
    .executeTakeFirstOrThrow();
}

export async function buildStaffMember(
  tx: Tx,
  given: Partial<Insertable<StaffMemberTable>> = {},
): Promise<{ id: number; loginId: number }> {
  const loginId = given.login_id ?? (await buildLogin(tx)).id;
  const row = await tx
    .insertInto('staff_members')
    .values({
      name: 'Ruth',
      surname: 'Okafor',
      email: 'ruth.okafor@bellbird.example',
      roles: ['administrator'],
      ...given,
      login_id: loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id, loginId };
}

/** A second factor that is on. Its key opens nothing: sessions of tests are not made by signing in. */
export async function buildTwoFactor(tx: Tx, loginId: number): Promise<void> {
  const values = { login_id: loginId, sealed_key: 'sealed', confirmed_at: new Date().toISOString() };
  await tx.insertInto('two_factors').values(values).execute();
}

export type Session = { tokenId: number; headers: { 'x-access-token': string; 'x-consumer-key': string } };
type Who = { loginId: number } & ({ customerId: number; customerUserId: number } | { staffMemberId: number });

/** A session as a login would create it, without the cost of a password hash. */
export async function buildSession(tx: Tx, who: Who): Promise<Session> {
  const accessToken = newSecret();
  const consumerKey = newSecret();
  const tokenId = await insertSession(tx, {
    loginId: who.loginId,
    customerId: 'customerId' in who ? who.customerId : null,
    customerUserId: 'customerId' in who ? who.customerUserId : null,
    staffMemberId: 'staffMemberId' in who ? who.staffMemberId : null,
    tokenHash: hashSecret(accessToken),
    consumerKeyHash: hashSecret(consumerKey),
    userAgent: 'factory',
    address: '127.0.0.1',
    expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000),
  });
  return { tokenId, headers: { 'x-access-token': accessToken, 'x-consumer-key': consumerKey } };
}

/** An invitation as its mail would create it, with the key that only the mail contains. */
export async function buildInvitation(
  tx: Tx,
  given: Partial<Insertable<InvitationTable>> & { customer_id: number; customer_user_id: number },
): Promise<{ id: number; key: string }> {
  const key = newSecret();
  const row = await tx
    .insertInto('invitations')
    .values({
      key_hash: hashSecret(key),
      expires_at: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString(),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id, key };
}

/** A social account that opens a login. */
export async function buildSocialAccount(
  tx: Tx,
  given: Pick<Insertable<SocialAccountTable>, 'login_id' | 'type' | 'subject'> & { name?: string },
): Promise<void> {
  await tx
    .insertInto('social_accounts')
    .values({ name: 'somebody@vendors.example', ...given })
    .execute();
}
