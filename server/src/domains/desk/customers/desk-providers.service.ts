import type { NewDeskProvider } from '@bellbird/contract/desk/customers';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { RefreshMissingData } from '#domains/listing/catalogs/catalogs.public.ts';
import { addProvider } from '#domains/listing/providers/providers.public.ts';
import { LIMITED_PRODUCT } from '#domains/money/packages/packages.public.ts';
import { linkFirstUser } from '#domains/people/customer-users/customer-users.public.ts';
import { findCustomer } from '#domains/people/customers/customers.public.ts';
import { findManagers } from './customer-page.repository.ts';

type Ports = { db: Db; refreshMissingData: RefreshMissingData };

export type DeskProvidersService = ReturnType<typeof createDeskProvidersService>;

/** Providers that the team adds to a customer. */
export function createDeskProvidersService({ db, refreshMissingData }: Ports) {
  return {
    add: (staff: Staff, customerId: number, form: NewDeskProvider): Promise<{ id: number }> =>
      db.system(async (tx) => {
        if (!(await findCustomer(tx, customerId))) fail('not_found');
        const id = await addProvider(tx, { customerId, ...form, packageName: LIMITED_PRODUCT });
        for (const customerUserId of await findManagers(tx, customerId))
          await linkFirstUser(tx, { customerId, customerUserId }, id);
        await refreshMissingData(tx, { customerId, providerId: id });
        await record(tx, staff, { action: 'desk.createProvider', subject: { kind: 'provider', id }, customerId });
        return { id };
      }),
  };
}
