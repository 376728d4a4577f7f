import type { InvitedUser } from '@bellbird/contract/people/access';
import { record } from '#platform/audit/audit.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { RequestFacts } from '#platform/http/route.ts';
import { setPassword } from './access.repository.ts';
import { findOpenInvitation } from './invitations.repository.ts';
import { updateUsername } from './logins.repository.ts';
import { markUsed } from './single-use.repository.ts';
import { type PasswordExpiryPorts, newPasswordExpiry } from './password-expiry.operations.ts';
import { hashPassword } from './passwords.operations.ts';
import { hashSecret } from '#platform/crypto/secrets.ts';

type Link = { customerId: number; customerUserId: number; hash: string };

/** Activates the user who accepted an invitation. Passed in: users are a domain that builds on this one. */
export type ActivateUser = (tx: Tx, user: { customerId: number; customerUserId: number }) => Promise<void>;

export type InvitationsService = ReturnType<typeof createInvitationsService>;

/** Registration by invitation. A link that was used, has expired or belongs to somebody else does not exist. */
export function createInvitationsService({
  db,
  clock,
  activateUser,
  ...expiry
}: { db: Db; activateUser: ActivateUser } & PasswordExpiryPorts) {
  const find = (tx: Tx, { hash, ...whose }: Link) =>
    findOpenInvitation(tx, { ...whose, keyHash: hashSecret(hash) }, clock.now());

  async function read(link: Link): Promise<InvitedUser> {
    const { name, username } = (await db.system((tx) => find(tx, link))) ?? fail('not_found');
    return { name, username };
  }

  async function accept(
    link: Link,
    chosen: { username: string; password: string },
    facts: RequestFacts,
  ): Promise<void> {
    // Checked before the costly hash; used only after it.
    await read(link);
    const passwordHash = await hashPassword(chosen.password);
    await db.system(async (tx) => {
      const { id, loginId } = (await find(tx, link)) ?? fail('not_found');
      if (!(await markUsed(tx, 'invitations', id, clock.now()))) fail('not_found');
      if (!(await updateUsername(tx, loginId, chosen.username))) {
        fail('invalid_fields', { fields: { username: 'This username is taken. Please choose another.' } });
      }
      await setPassword(tx, loginId, passwordHash, newPasswordExpiry({ clock, ...expiry }));
      await activateUser(tx, link);
      await record(
        tx,
        { kind: 'anonymous' },
        {
          action: 'access.acceptInvitation',
          subject: { kind: 'customerUser', id: link.customerUserId },
          customerId: link.customerId,
          requestId: facts.id,
        },
      );
    });
  }

  return { read, accept };
}
