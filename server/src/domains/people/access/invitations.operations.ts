import { INVITATION_TTL_DAYS } from '@bellbird/contract/shared/limits';
import type { Tx } from '#platform/db/db.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { addDays } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { sendInvitation } from './access.job-definitions.ts';
import { insertInvitation } from './invitations.repository.ts';

/**
 * Invites a customer’s user to set up their login, which must not have a password yet. The link goes to the user’s email
 * address and is valid for a week; inviting again makes the earlier link worthless.
 */
export async function invite(
  tx: Tx,
  { jobs, clock }: { jobs: Pick<Jobs, 'enqueue'>; clock: Clock },
  who: { customerId: number; customerUserId: number },
): Promise<void> {
  const invitationId = await insertInvitation(tx, who, addDays(clock.now(), INVITATION_TTL_DAYS));
  await jobs.enqueue(tx, sendInvitation, { invitationId });
}
