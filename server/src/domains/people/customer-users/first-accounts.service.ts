import { record } from '#platform/audit/audit.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { insertLogin, insertStaffMember, sendStaffWelcome } from '#domains/people/access/access.public.ts';
import { type FirstOwner, type NewCustomer, type PersonName, addFirstOwner } from './first-accounts.operations.ts';

type Deps = { db: Db; clock: Clock; jobs: Pick<Jobs, 'enqueue'> };

const SYSTEM = { kind: 'system' } as const;
const TAKEN = { fields: { email: 'This address already has an account.' } };

export type FirstAccountsService = ReturnType<typeof createFirstAccountsService>;

/** Creates the first accounts of an instance, which nobody in the panel could. Both are invited by mail; no password is set. */
export function createFirstAccountsService({ db, clock, jobs }: Deps) {
  return {
    async customer(customer: NewCustomer, owner: PersonName): Promise<FirstOwner> {
      return db.system(async (tx) => {
        const added = await addFirstOwner(tx, { jobs, clock }, customer, owner);
        const { customerId, customerUserId } = added ?? fail('invalid_fields', TAKEN);
        const subject = { kind: 'customerUser', id: customerUserId };
        await record(tx, SYSTEM, { action: 'access.createFirstOwner', subject, customerId });
        return { customerId, customerUserId };
      });
    },

    /** Somebody who runs the desk: everybody else of the team is added there. */
    async staff(person: PersonName): Promise<{ staffMemberId: number }> {
      return db.system(async (tx) => {
        const loginId = (await insertLogin(tx, person.email, null)) ?? fail('invalid_fields', TAKEN);
        const staffMemberId = await insertStaffMember(tx, { ...person, loginId, roles: ['administrator'] });
        await jobs.enqueue(tx, sendStaffWelcome, { loginId });
        await record(tx, SYSTEM, { action: 'access.createStaff', subject: { kind: 'staffMember', id: staffMemberId } });
        return { staffMemberId };
      });
    },
  };
}
