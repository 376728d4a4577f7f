import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { lockManagers } from '#domains/people/customer-users/customer-users.public.ts';
import { sendHold } from './providers.job-definitions.ts';
import { lockHold, updateProvider } from './providers.repository.ts';
import { promptOfHold } from './team-holds.operations.ts';

type Ports = { db: Db; clock: Clock; jobs: Pick<Jobs, 'enqueue'> };

export type TeamHoldsService = ReturnType<typeof createTeamHoldsService>;

/** What the team hides from couples: the vendor is told why, and only the team shows it again. */
export function createTeamHoldsService({ db, clock, jobs }: Ports) {
  return {
    /** Without a reason it is released, no matter who put it on hold. Repeating it tells nobody twice. */
    set: (staff: Staff, id: number, reason: string | null): Promise<void> =>
      db.system(async (tx) => {
        const before = (await lockHold(tx, id)) ?? fail('not_found');
        if (before.left_at !== null) fail('not_possible_now');
        const isOnHold = reason !== null;
        if (before.on_hold === isOnHold && before.team_hold_reason === reason) return;
        const of = { customerId: before.customer_id, providerId: id };
        await updateProvider(tx, of, { on_hold: isOnHold, team_hold_reason: reason });
        const subject = { kind: 'provider', id };
        const details = { isOnHold, reason };
        await record(tx, staff, { action: 'providers.hold', subject, customerId: of.customerId, details });
        await promptOfHold(tx, { ...of, name: before.name, reason, at: clock.now() });
        for (const managerId of await lockManagers(tx, of.customerId))
          await jobs.enqueue(tx, sendHold, { ...of, managerId, reason });
      }),
  };
}
