import type { Acting } from '@bellbird/contract/desk/support';
import { ACTING_MINUTES } from '@bellbird/contract/shared/limits';
import { hasTeamRight } from '@bellbird/contract/shared/team';
import { record } from '#platform/audit/audit.ts';
import type { ActFor, ProviderLink, Staff } from '#platform/auth/caller.ts';
import { hashSecret, newSecret } from '#platform/crypto/secrets.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { endActing, findActedFor, findStaffName, findSubject, insertActing } from './acting.repository.ts';
import { reportActingEnded, reportActingStarted } from './desk.job-definitions.ts';

/** After the last moment of a session, so that nothing of it is missing. */
const REPORTED_AFTER_MS = 60_000;

type ActingApi = {
  /** Looked up on every call and never cached, so that stopping takes effect at once. */
  actFor: ActFor;
  /** Without a reason they only look. */
  start(staff: Staff, customerUserId: number, reason?: string): Promise<{ secret: string; facts: Acting }>;
  stop(staff: Staff): Promise<void>;
};

export type ActingService = ReturnType<typeof createActingService>;

/** Lets the team act for a customer user (switch-user), one user at a time per staff login. */
export function createActingService({ db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs }): ActingApi {
  async function endOpen(tx: Tx, staff: Staff): Promise<void> {
    for (const { customerId, customerUserId } of await endActing(tx, staff.tokenId, clock.now())) {
      const subject = { kind: 'customerUser', id: customerUserId };
      await record(tx, staff, { action: 'desk.stopActing', subject, customerId, actingFor: customerUserId });
    }
  }

  return {
    async actFor(staff, secret, customerUserId) {
      // Whoever loses the right or the second factor loses the visit with it.
      if (staff.needsSecondFactor || !hasTeamRight(staff.roles, 'act')) return undefined;
      const { staffMemberId, tokenId, loginId, passwordChangeRequired } = staff;
      const claim = { secretHash: hashSecret(secret), staffMemberId, accessTokenId: tokenId, customerUserId };
      const found = await db.system((tx) => findActedFor(tx, { ...claim, now: clock.now() }));
      return (
        found && {
          kind: 'member',
          // The login is still the staff member's: changes to a session or a password never reach the user's.
          tokenId,
          loginId,
          passwordChangeRequired,
          customerId: found.customer_id,
          customerUserId,
          canManage: found.can_manage,
          links: found.links as ProviderLink[],
          actor: { staffMemberId, mayChange: found.may_change },
        }
      );
    },

    start: (staff, customerUserId, reason) =>
      db.system(async (tx) => {
        const user = (await findSubject(tx, customerUserId)) ?? fail('not_found');
        await endOpen(tx, staff);
        const secret = newSecret();
        const expiresAt = new Date(clock.now().getTime() + ACTING_MINUTES * 60_000).toISOString();
        const actingSessionId = await insertActing(tx, {
          staff_member_id: staff.staffMemberId,
          access_token_id: staff.tokenId,
          customer_id: user.customerId,
          customer_user_id: user.id,
          secret_hash: hashSecret(secret),
          expires_at: expiresAt,
          reason: reason || null,
        });
        await record(tx, staff, {
          action: 'desk.startActing',
          subject: { kind: 'customerUser', id: user.id },
          customerId: user.customerId,
          actingFor: user.id,
          details: { reason: reason || null },
        });
        await jobs.enqueue(tx, reportActingStarted, { actingSessionId });
        const startAfter = new Date(new Date(expiresAt).getTime() + REPORTED_AFTER_MS);
        await jobs.enqueue(tx, reportActingEnded, { actingSessionId }, { startAfter });
        const staffName = await findStaffName(tx, staff.staffMemberId);
        const { customerId, customerName, name: userName } = user;
        return {
          secret,
          facts: {
            customerId,
            customerUserId,
            userName,
            customerName,
            staffName,
            mayChange: Boolean(reason),
            expiresAt,
          },
        };
      }),

    stop: (staff) => db.system((tx) => endOpen(tx, staff)),
  };
}
