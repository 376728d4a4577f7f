import {
  type CustomerUserAction,
  type CustomerUserForm,
  type CustomerUserRow,
  type CustomerUserStatus,
  type NewCustomerUserForm,
  type SessionUser,
} from '@bellbird/contract/people/customer-users';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Sealer } from '#platform/crypto/sealer.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type LoginsService, findSocialIds, findUsername } from '#domains/people/access/access.public.ts';
import { hasCode, hasEntry } from '#domains/foundation/configs/configs.public.ts';
import { findCustomer } from '#domains/people/customers/customers.public.ts';
import { type TellCharge, findCharges, handOver } from './charge.operations.ts';
import { compareContacts, toContacts } from './contacts.rules.ts';
import { findContacts, replaceContacts } from './contacts.repository.ts';
import {
  assertKeepsWayIn,
  assertMayAct,
  assertMayLeave,
  assertMayOpen,
  assertMayWrite,
  assertOwnCustomer,
  statusWhenActivated,
} from './customer-users.policy.ts';
import { presentListedUser, presentSessionUser } from './customer-users.presenter.ts';
import {
  type CustomerUserRow as UserRow,
  type UserChange,
  type UserOrder,
  countCustomerUsers,
  findCustomerUser,
  findCustomerUsers,
  insertCustomerUser,
  lockManagers,
  updateCustomerUser,
} from './customer-users.repository.ts';
import { trimPages } from './link-pages.operations.ts';
import { findLinks } from './links.repository.ts';
import type { ProviderDirectory } from './links.service.ts';

/** A new user’s registration: the account manager is asked by mail and in the team’s queue, then the user is invited. */
export type UserMails = {
  askForConfirmation(tx: Tx, user: { customerId: number; id: number }): Promise<void>;
  /** There is nothing to confirm any more. */
  withdrawConfirmation(tx: Tx, user: { customerId: number; id: number }): Promise<void>;
  invite(tx: Tx, user: { customerId: number; id: number }): Promise<void>;
};

type Deps = {
  db: Db;
  clock: Clock;
  logins: LoginsService;
  identityNumbers: Sealer;
  mails: UserMails;
  providers: ProviderDirectory;
  tellCharge: TellCharge;
};
type ListQuery = Paging & {
  name?: string | undefined;
  status?: CustomerUserStatus[] | undefined;
  sort: UserOrder['by'];
  direction: UserOrder['direction'];
};

export type CustomerUsersService = ReturnType<typeof createCustomerUsersService>;

/** The users of a customer: everybody edits themselves, those who ‘can manage’ also the others. */
export function createCustomerUsersService(deps: Deps) {
  const { db, clock, logins, identityNumbers, mails, providers: directory } = deps;

  async function whole(tx: Tx, customerId: number, id: number): Promise<SessionUser> {
    const [user, customer, contacts, links] = await Promise.all([
      findCustomerUser(tx, customerId, id),
      findCustomer(tx, customerId),
      findContacts(tx, id),
      findLinks(tx, id),
    ]);
    if (!user || !customer) fail('not_found');
    const providerIds = links.map((link) => link.provider_id);
    const providers = await directory.findSummaries(tx, providerIds);
    // A customer’s database role cannot read logins.
    const [username, socialIds] = await db.system((own) =>
      Promise.all([findUsername(own, user.login_id), findSocialIds(own, user.login_id)]),
    );
    const sealed = user.identity_number_sealed;
    const identityNumber = sealed === null ? null : identityNumbers.open(sealed);
    return presentSessionUser({ user, username, socialIds, identityNumber, customer, contacts, links, providers });
  }

  async function owned(tx: Tx, customerId: number, id: number): Promise<UserRow> {
    return (await findCustomerUser(tx, customerId, id)) ?? fail('not_found');
  }

  function changeOf(form: NewCustomerUserForm | CustomerUserForm) {
    return {
      name: form.name,
      surname: form.surname,
      title_id: form.titleId,
      role_id: form.roleId,
      can_manage: form.canManage,
      preferred_language: form.preferredLanguage,
      profile_video: form.profileVideo,
      bio: form.bio,
      birth_date: form.birthDate,
      identity_number_sealed: form.identityNumber === null ? null : identityNumbers.seal(form.identityNumber),
      language_id: form.language,
      email: form.email[0] ?? null,
      phone: form.phone[0] ?? null,
    } satisfies UserChange;
  }

  async function writeContacts(tx: Tx, customerId: number, id: number, form: { email: string[]; phone: string[] }) {
    const owner = { customerId, customerUserId: id };
    await replaceContacts(tx, owner, 'email', form.email);
    await replaceContacts(tx, owner, 'phone', form.phone);
  }

  /** A signed-in screen alone changes nobody’s password, address or number: whoever does it says their own password. */
  async function proveOwner(caller: Member, customerId: number, id: number, form: CustomerUserForm): Promise<void> {
    if (caller.actor) return;
    const contacts = await db.tenantRead(customerId, async (tx) => {
      await owned(tx, customerId, id);
      return toContacts(await findContacts(tx, id));
    });
    const changed = compareContacts(contacts, form);
    if (form.password || changed.email || changed.phone) await logins.assertPassword(caller.loginId, form.oldPassword);
  }

  async function switchOff(tx: Tx, caller: Member, id: number, change: UserChange): Promise<void> {
    assertMayLeave(caller, id, await lockManagers(tx, caller.customerId));
    const { customerId } = caller;
    await updateCustomerUser(tx, { customerId, id }, change);
    await handOver(tx, { customerId, providerIds: await findCharges(tx, id) }, deps.tellCharge);
    await logins.endSessionsOf(tx, id);
    await mails.withdrawConfirmation(tx, { customerId, id });
  }

  async function act(tx: Tx, caller: Member, user: UserRow, action: CustomerUserAction): Promise<CustomerUserStatus> {
    const who = { customerId: caller.customerId, id: user.id };
    switch (action) {
      case 'invite':
        await mails.askForConfirmation(tx, who);
        return user.status;
      case 'resend_invitation':
        await mails.invite(tx, who);
        return user.status;
      case 'deactivate':
        await switchOff(tx, caller, user.id, { status: 'inactive' });
        return 'inactive';
      case 'activate': {
        const status = statusWhenActivated(user, await logins.hasPassword(tx, user.login_id));
        await updateCustomerUser(tx, who, { status });
        if (status === 'waiting_confirmation') await mails.askForConfirmation(tx, who);
        if (status === 'invited') await mails.invite(tx, who);
        return status;
      }
    }
  }

  return {
    async list(
      caller: Member,
      customerId: number,
      query: ListQuery,
    ): Promise<{ data: CustomerUserRow[]; total: number }> {
      assertOwnCustomer(caller, customerId);
      const scope = { customerId, name: query.name, statuses: query.status };
      const order = { by: query.sort, direction: query.direction };
      const [rows, total] = await db.tenantRead(customerId, (tx) =>
        Promise.all([findCustomerUsers(tx, scope, order, windowOf(query)), countCustomerUsers(tx, scope)]),
      );
      return { data: rows.map(presentListedUser), total };
    },

    async read(caller: Member, customerId: number, id: number): Promise<SessionUser> {
      assertMayOpen(caller, customerId, id);
      return db.tenantRead(customerId, (tx) => whole(tx, customerId, id));
    },

    async create(caller: Member, customerId: number, form: NewCustomerUserForm): Promise<{ id: number }> {
      assertOwnCustomer(caller, customerId);
      const passwordHash = form.password ? await logins.hash(form.password) : null;
      return db.system(async (tx) => {
        await assertListed(tx, form);
        const loginId = await logins.create(tx, form.username, passwordHash);
        const id = await insertCustomerUser(tx, {
          ...changeOf(form),
          customer_id: customerId,
          login_id: loginId,
          status: 'waiting_confirmation',
          confirmed_at: null,
        });
        await writeContacts(tx, customerId, id, form);
        await mails.askForConfirmation(tx, { customerId, id });
        await record(tx, caller, { action: 'customerUsers.create', subject: { kind: 'customerUser', id } });
        return { id };
      });
    },

    async update(caller: Member, customerId: number, id: number, form: CustomerUserForm): Promise<SessionUser> {
      assertMayOpen(caller, customerId, id);
      // The team can act for a user but not change how they sign in.
      const isOwn = id === caller.customerUserId && !caller.actor;
      await proveOwner(caller, customerId, id, form);
      const passwordHash = form.password ? await logins.hash(form.password) : undefined;
      return db.system(async (tx) => {
        const managers = await lockManagers(tx, customerId);
        const before = await owned(tx, customerId, id);
        const username = await findUsername(tx, before.login_id);
        const contacts = toContacts(await findContacts(tx, id));
        if (caller.actor) assertKeepsWayIn({ ...before, username, contacts }, form);
        assertMayWrite(caller, id, before, form);
        if (!form.canManage && managers.length === 1 && managers[0] === id) fail('last_manager');
        for (const kind of ['email', 'phone'] as const) {
          if ((form[kind][0] ?? null) !== before[kind])
            await logins.assertMayRedirect(tx, before.login_id, isOwn, kind);
        }
        await assertListed(tx, form);
        const isFresh = await updateCustomerUser(tx, { customerId, id, version: form.version }, changeOf(form));
        if (!isFresh) fail('stale_version', { data: await whole(tx, customerId, id) });
        await writeContacts(tx, customerId, id, form);
        const changed = compareContacts(contacts, form);
        if (changed.email || changed.phone) {
          const who = { loginId: before.login_id, customerId, customerUserId: id };
          await logins.recordContactsChange(tx, who, { ...contacts, changed });
        }
        await trimPages(tx, id, form);
        if (username !== form.username) await logins.rename(tx, before.login_id, form.username, isOwn);
        if (passwordHash) await logins.changePassword(tx, caller.loginId, passwordHash, caller.tokenId);
        await record(tx, caller, {
          action: 'customerUsers.update',
          subject: { kind: 'customerUser', id },
          details: { password: passwordHash !== undefined },
        });
        return whole(tx, customerId, id);
      });
    },

    async remove(caller: Member, customerId: number, id: number): Promise<void> {
      assertOwnCustomer(caller, customerId);
      await db.system(async (tx) => {
        const user = await owned(tx, customerId, id);
        await switchOff(tx, caller, id, { status: 'inactive', deleted_at: clock.now().toISOString() });
        await logins.retire(tx, user.login_id);
        await record(tx, caller, { action: 'customerUsers.delete', subject: { kind: 'customerUser', id } });
      });
    },

    async act(caller: Member, customerId: number, id: number, action: CustomerUserAction) {
      assertOwnCustomer(caller, customerId);
      return db.system(async (tx) => {
        const user = await owned(tx, customerId, id);
        assertMayAct(action, user.status);
        const status = await act(tx, caller, user, action);
        await record(tx, caller, {
          action: 'customerUsers.act',
          subject: { kind: 'customerUser', id },
          details: { type: action },
        });
        return { status };
      });
    },
  };
}

/** Refuses ids that are not in the configuration lists, each at its field. */
async function assertListed(
  tx: Tx,
  form: { titleId: number | null; roleId: number; language: number | null; preferredLanguage: string },
): Promise<void> {
  const wanted = [
    ['roleId', 'customer_user_role', form.roleId],
    ['titleId', 'customer_user_title', form.titleId],
    ['language', 'available_languages', form.language],
  ] as const;
  const fields: Record<string, string> = {};
  for (const [field, itemType, itemId] of wanted) {
    if (itemId !== null && !(await hasEntry(tx, itemType, itemId))) fields[field] = 'Please choose one from the list.';
  }
  if (!(await hasCode(tx, 'available_languages', form.preferredLanguage)))
    fields['preferredLanguage'] = 'Please choose one from the list.';
  if (Object.keys(fields).length > 0) fail('invalid_fields', { fields });
}
