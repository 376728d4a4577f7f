import type { InvitedUser } from '@bellbird/contract/people/access';
import { INVITATION_TTL_DAYS } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { RequestFacts } from '#platform/http/route.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { addDays } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { sendInvitation } from './access.job-definitions.ts';
import { setPassword } from './access.repository.ts';
import { admitInvited, findOpenInvitation, insertInvitation, useInvitation } from './invitations.repository.ts';
import { takeUsername } from './logins.repository.ts';
import { type PasswordAge, lapseOfNew } from './password-age.ts';
import { hashPassword } from './passwords.ts';
import { hashSecret } from './secrets.ts';

type Link = { customerId: number; customerUserId: number; hash: string };

/**
 * Invites a customer's user to set up the login: the link goes to the user's e-mail address and is good for a week.
 * Inviting again makes the earlier link worthless. For a user whose login has no password yet.
 */
export async function invite(
  tx: Tx,
  { jobs, clock }: { jobs: Pick<Jobs, 'enqueue'>; clock: Clock },
  who: { customerId: number; customerUserId: number },
): Promise<void> {
  const invitationId = await insertInvitation(tx, who, addDays(clock.now(), INVITATION_TTL_DAYS));
  await jobs.enqueue(tx, sendInvitation, { invitationId });
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;

/** The door of invited users. A link that is used, lapsed or another's is one that does not exist. */
export function createInvitationsService({ db, clock, ...age }: { db: Db } & PasswordAge) {
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
    // Looked at before the hash is paid for, used up after it.
    await read(link);
    const passwordHash = await hashPassword(chosen.password);
    await db.system(async (tx) => {
      const { id, loginId } = (await find(tx, link)) ?? fail('not_found');
      if (!(await useInvitation(tx, id, clock.now()))) fail('not_found');
      if (!(await takeUsername(tx, loginId, chosen.username))) {
        fail('invalid_fields', { fields: { username: 'This username is taken. Please choose another.' } });
      }
      await setPassword(tx, loginId, passwordHash, lapseOfNew({ clock, ...age }));
      await admitInvited(tx, link);
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
