import type { SessionUser } from '@bellbird/contract/customer-users';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { findUsername } from '../access/access.public.ts';
import { findCustomer } from '../customers/customers.public.ts';
import { findProviders } from '../providers/providers.public.ts';
import { presentSessionUser } from './customer-users.presenter.ts';
import { findCustomerUser, findLinks } from './customer-users.repository.ts';

export type CustomerUsersService = ReturnType<typeof createCustomerUsersService>;

export function createCustomerUsersService({ db }: { db: Db }) {
  return {
    /** One's own user, or, for those who manage, any user of the same customer. */
    async read(caller: Member, customerId: number, id: number): Promise<SessionUser> {
      if (customerId !== caller.customerId) fail('not_found');
      if (id !== caller.customerUserId && !caller.canManage) fail('not_found');
      const found = await db.tenantRead(caller.customerId, async (tx) => {
        const [user, customer, links] = await Promise.all([
          findCustomerUser(tx, customerId, id),
          findCustomer(tx, customerId),
          findLinks(tx, id),
        ]);
        if (!user || !customer) fail('not_found');
        const providerIds = links.map((link) => link.provider_id);
        return { user, customer, links, providers: await findProviders(tx, providerIds) };
      });
      const username = await db.system((tx) => findUsername(tx, found.user.login_id));
      return presentSessionUser({ ...found, username });
    },
  };
}
