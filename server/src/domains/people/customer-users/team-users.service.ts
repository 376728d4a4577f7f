import { type NewTeamUser, type TeamUserChange, pagesOfRole } from '@bellbird/contract/people/customer-users';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { type LoginsService, insertLogin } from '#domains/people/access/access.public.ts';
import { findCustomer } from '#domains/people/customers/customers.public.ts';
import { markConfirmationUsed } from './confirmations.repository.ts';
import { type ConfirmationDeps, activateConfirmed } from './confirmed-users.operations.ts';
import { type TellCharge, findCharges, handOver } from './charge.operations.ts';
import { replaceContacts } from './contacts.repository.ts';
import {
  type CustomerUserRow,
  findCustomerUser,
  insertCustomerUser,
  lockManagers,
  updateCustomerUser,
} from './customer-users.repository.ts';
import { trimPages } from './link-pages.operations.ts';
import { insertLink } from './links.repository.ts';
import type { ProviderDirectory } from './links.service.ts';
import type { PeopleChange } from './people-change.mails.ts';

type Deps = ConfirmationDeps & {
  db: Db;
  logins: LoginsService;
  providers: Pick<ProviderDirectory, 'findLinkable'>;
  tellCharge: TellCharge;
  /** Mails those who manage the account why somebody they added was not confirmed. */
  notifyRefusal(tx: Tx, refused: Who & { reason: string }): Promise<void>;
  /** Mails each of these managers what the team did to somebody of their account. */
  notifyChange(tx: Tx, changed: Changed, managerIds: readonly number[]): Promise<void>;
};

type Who = { customerId: number; id: number };

type Changed = { customerId: number; userName: string; staffName: string; change: PeopleChange };

const TAKEN = { fields: { email: 'This address already has an account.' } };

export type TeamUsersService = ReturnType<typeof createTeamUsersService>;

/** The people of a customer, as the marketplace team looks after them: never how they sign in. */
export function createTeamUsersService(deps: Deps) {
  const { db, clock, logins, mails, providers } = deps;

  async function find(tx: Tx, { customerId, id }: Who): Promise<CustomerUserRow> {
    return (await findCustomerUser(tx, customerId, id)) ?? fail('not_found');
  }

  async function findWaiting(tx: Tx, who: Who): Promise<CustomerUserRow> {
    const user = await find(tx, who);
    return user.status === 'waiting_confirmation' ? user : fail('not_possible_now');
  }

  const note = (tx: Tx, staff: Staff, action: string, { customerId, id }: Who) =>
    record(tx, staff, { action, subject: { kind: 'customerUser', id }, customerId });

  async function confirm(tx: Tx, who: Who): Promise<void> {
    const { login_id: loginId } = await findWaiting(tx, who);
    await markConfirmationUsed(tx, who.id);
    await activateConfirmed(tx, deps, who, loginId);
  }

  return {
    /** What the team’s queue decides about a new user. */
    confirmInQueue: confirm,

    async refuseInQueue(tx: Tx, who: Who, reason: string): Promise<void> {
      await findWaiting(tx, who);
      await updateCustomerUser(tx, who, { status: 'inactive' });
      await deps.notifyRefusal(tx, { ...who, reason });
    },

    confirm: (staff: Staff, who: Who): Promise<void> =>
      db.system(async (tx) => {
        await confirm(tx, who);
        await note(tx, staff, 'customerUsers.confirmByTeam', who);
      }),

    add: (staff: Staff, customerId: number, form: NewTeamUser): Promise<{ id: number }> =>
      db.system(async (tx) => {
        if (!(await findCustomer(tx, customerId))) fail('not_found');
        const loginId = (await insertLogin(tx, form.email, null)) ?? fail('invalid_fields', TAKEN);
        const id = await insertCustomerUser(tx, {
          customer_id: customerId,
          login_id: loginId,
          ...toColumns(form),
          email: form.email,
          status: 'invited',
          confirmed_at: clock.now().toISOString(),
        });
        await replaceContacts(tx, { customerId, customerUserId: id }, 'email', [form.email]);
        const link = { customer_id: customerId, customer_user_id: id, pages: pagesOfRole(form.roleId, form.canManage) };
        for (const provider of await providers.findLinkable(tx, customerId))
          await insertLink(tx, { ...link, provider_id: provider.id, can_receive_leads: true });
        await mails.invite(tx, { customerId, id });
        const change = form.canManage ? 'addedManager' : 'added';
        const managers = await lockManagers(tx, customerId);
        await deps.notifyChange(tx, { ...describe(staff, form), customerId, change }, managers);
        await note(tx, staff, 'customerUsers.addByTeam', { customerId, id });
        return { id };
      }),

    update: (staff: Staff, who: Who, form: TeamUserChange): Promise<void> =>
      db.system(async (tx) => {
        const managers = await lockManagers(tx, who.customerId);
        const before = await find(tx, who);
        if (!form.canManage) assertOthersManage(managers, who.id);
        if (!(await updateCustomerUser(tx, { ...who, version: form.version }, toColumns(form)))) fail('stale_version');
        await trimPages(tx, who.id, form);
        const change = form.canManage ? 'changedManager' : 'changed';
        const changed = { ...describe(staff, before), customerId: who.customerId, change } as const;
        if (hasChanged(before, form)) await deps.notifyChange(tx, changed, managers);
        await note(tx, staff, 'customerUsers.updateByTeam', who);
      }),

    remove: (staff: Staff, who: Who): Promise<void> =>
      db.system(async (tx) => {
        const managers = await lockManagers(tx, who.customerId);
        const before = await find(tx, who);
        assertOthersManage(managers, who.id);
        await updateCustomerUser(tx, who, { status: 'inactive', deleted_at: clock.now().toISOString() });
        const charges = await findCharges(tx, who.id);
        await handOver(tx, { customerId: who.customerId, providerIds: charges }, deps.tellCharge);
        await logins.endSessionsOf(tx, who.id);
        await mails.withdrawConfirmation(tx, who);
        await logins.retire(tx, before.login_id);
        const changed = { ...describe(staff, before), customerId: who.customerId, change: 'removed' } as const;
        const others = managers.filter((id) => id !== who.id);
        await deps.notifyChange(tx, changed, others);
        await note(tx, staff, 'customerUsers.removeByTeam', who);
      }),
  };
}

/** Somebody of the customer must remain who can manage it. */
function assertOthersManage(managers: readonly number[], id: number): void {
  if (managers.length === 1 && managers[0] === id) fail('last_manager');
}

function describe(staff: Staff, { name, surname }: { name: string; surname: string }) {
  return { staffName: staff.name, userName: `${name} ${surname}`.trim() };
}

function hasChanged(before: CustomerUserRow, form: TeamUserChange): boolean {
  return Object.entries(toColumns(form)).some(([column, value]) => before[column as keyof CustomerUserRow] !== value);
}

function toColumns({ name, surname, roleId, canManage }: Omit<TeamUserChange, 'version'>) {
  return { name, surname, role_id: roleId, can_manage: canManage };
}
