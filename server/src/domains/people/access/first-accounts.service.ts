import { record } from '#platform/audit/audit.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { sendStaffWelcome } from './access.job-definitions.ts';
import {
  type NewCustomer,
  type PersonName,
  insertCustomer,
  insertOwner,
  insertStaffMember,
} from './first-accounts.repository.ts';
import { invite } from './invitations.service.ts';
import { insertLogin } from './logins.repository.ts';

type Deps = { db: Db; clock: Clock; jobs: Pick<Jobs, 'enqueue'> };

const SYSTEM = { kind: 'system' } as const;
const TAKEN = { fields: { email: 'This address has an account already.' } };

export type FirstOwner = { customerId: number; customerUserId: number };

/** A customer with its first user, who is asked in by mail; nothing when the address has an account already. */
export async function addFirstOwner(
  tx: Tx,
  deps: { jobs: Pick<Jobs, 'enqueue'>; clock: Clock },
  customer: NewCustomer,
  owner: PersonName,
): Promise<FirstOwner | undefined> {
  const loginId = await insertLogin(tx, owner.email, null);
  if (loginId === undefined) return undefined;
  const customerId = await insertCustomer(tx, customer);
  const customerUserId = await insertOwner(tx, { ...owner, customerId, loginId });
  await invite(tx, deps, { customerId, customerUserId });
  return { customerId, customerUserId };
}

/** The accounts that nobody inside can make, since nobody is inside yet. Both are asked in by mail; no password is set. */
export function createFirstAccounts({ db, clock, jobs }: Deps) {
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

    async staff(person: PersonName): Promise<{ staffMemberId: number }> {
      return db.system(async (tx) => {
        const loginId = (await insertLogin(tx, person.email, null)) ?? fail('invalid_fields', TAKEN);
        const staffMemberId = await insertStaffMember(tx, { ...person, loginId });
        await jobs.enqueue(tx, sendStaffWelcome, { loginId });
        await record(tx, SYSTEM, { action: 'access.createStaff', subject: { kind: 'staffMember', id: staffMemberId } });
        return { staffMemberId };
      });
    },
  };
}
