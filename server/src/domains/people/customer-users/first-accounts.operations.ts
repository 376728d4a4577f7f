import type { Tx } from '#platform/db/db.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { insertLogin, invite } from '#domains/people/access/access.public.ts';
import { insertCustomer } from '#domains/people/customers/customers.public.ts';
import { replaceContacts } from './contacts.repository.ts';
import { insertCustomerUser } from './customer-users.repository.ts';

const OWNER_ROLE = 1;

export type NewCustomer = { name: string; managerName: string; managerEmail: string };
export type PersonName = { name: string; surname: string; email: string };
export type FirstOwner = { customerId: number; customerUserId: number };

/** Adds a customer with its first user, who is invited by mail; undefined if the address has an account already. */
export async function addFirstOwner(
  tx: Tx,
  deps: { jobs: Pick<Jobs, 'enqueue'>; clock: Clock },
  customer: NewCustomer,
  owner: PersonName,
): Promise<FirstOwner | undefined> {
  const loginId = await insertLogin(tx, owner.email, null);
  if (loginId === undefined) return undefined;
  const customerId = await insertCustomer(tx, {
    name: customer.name,
    account_manager_name: customer.managerName,
    account_manager_email: customer.managerEmail,
  });
  const customerUserId = await insertOwner(tx, { ...owner, customerId, loginId }, deps.clock.now());
  await invite(tx, deps, { customerId, customerUserId });
  return { customerId, customerUserId };
}

/** The first user of a customer needs no confirmation and may invite everybody else. */
async function insertOwner(
  tx: Tx,
  owner: PersonName & { customerId: number; loginId: number },
  now: Date,
): Promise<number> {
  const { customerId } = owner;
  const id = await insertCustomerUser(tx, {
    customer_id: customerId,
    login_id: owner.loginId,
    name: owner.name,
    surname: owner.surname,
    email: owner.email,
    role_id: OWNER_ROLE,
    can_manage: true,
    status: 'invited',
    confirmed_at: now.toISOString(),
  });
  await replaceContacts(tx, { customerId, customerUserId: id }, 'email', [owner.email]);
  return id;
}
