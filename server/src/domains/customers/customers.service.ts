import type { Customer } from '@bellbird/contract/customers';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { presentCustomer } from './customers.presenter.ts';
import { findCustomer } from './customers.repository.ts';

export type CustomersService = ReturnType<typeof createCustomersService>;

export function createCustomersService({ db }: { db: Db }) {
  return {
    async read(caller: Member, id: number): Promise<Customer> {
      const row = await db.tenantRead(caller.customerId, (tx) => findCustomer(tx, id));
      return presentCustomer(row ?? fail('not_found'));
    },
  };
}
