import type { CustomerDetails, CustomerForm, NewCustomerForm } from '@bellbird/contract/people/customers';
import { record } from '#platform/audit/audit.ts';
import type { Member, Staff } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { hasEntry } from '#domains/foundation/configs/configs.public.ts';
import { presentCustomerDetails } from './customers.presenter.ts';
import { findCustomer, insertAction, insertCustomer, updateCustomer } from './customers.repository.ts';

type Company = { companyTypeId: number | null; companyExtensionId: number | null };

export type CustomersService = ReturnType<typeof createCustomersService>;

/** Tells the team that a customer wants something. */
export type AskTeam = (
  tx: Tx,
  asked: { customerId: number; customerUserId: number; requestId: number },
) => Promise<void>;

export function createCustomersService({ db, askTeam }: { db: Db; askTeam: AskTeam }) {
  return {
    async read(caller: Member, id: number): Promise<CustomerDetails> {
      const row = await db.tenantRead(caller.customerId, (tx) => findCustomer(tx, id));
      return presentCustomerDetails(row ?? fail('not_found'));
    },

    async update(caller: Member, id: number, form: CustomerForm): Promise<CustomerDetails> {
      return db.tenant(caller.customerId, async (tx) => {
        const before = (await findCustomer(tx, id)) ?? fail('not_found');
        await assertListed(tx, form);
        const row = await updateCustomer(tx, { id, version: form.version }, { name: form.name, ...companyOf(form) });
        await record(tx, caller, { action: 'customers.update', subject: { kind: 'customer', id } });
        return presentCustomerDetails(row ?? fail('stale_version', { data: presentCustomerDetails(before) }));
      });
    },

    async create(caller: Staff, form: NewCustomerForm): Promise<{ id: number }> {
      return db.system(async (tx) => {
        await assertListed(tx, form);
        const id = await insertCustomer(tx, {
          name: form.name,
          ...companyOf(form),
          account_manager_name: form.accountManagerName,
          account_manager_email: form.accountManagerEmail,
        });
        await record(tx, caller, { action: 'customers.create', subject: { kind: 'customer', id }, customerId: id });
        return { id };
      });
    },

    async act(
      caller: Member,
      action: { customerId: number; type: 'contact_request' | 'update_contact'; note: string },
    ): Promise<{ id: number }> {
      if (action.customerId !== caller.customerId) fail('not_found');
      return db.tenant(caller.customerId, async (tx) => {
        const id = await insertAction(tx, {
          customer_id: caller.customerId,
          customer_user_id: caller.customerUserId,
          type: action.type,
          note: action.note,
        });
        await askTeam(tx, { customerId: caller.customerId, customerUserId: caller.customerUserId, requestId: id });
        await record(tx, caller, {
          action: 'customers.act',
          subject: { kind: 'customer', id: caller.customerId },
          details: { type: action.type },
        });
        return { id };
      });
    },
  };
}

function companyOf(form: Company) {
  return { company_type_id: form.companyTypeId, company_extension_id: form.companyExtensionId };
}

async function assertListed(tx: Tx, form: Company): Promise<void> {
  const { companyTypeId, companyExtensionId } = form;
  const fields: Record<string, string> = {};
  const choose = 'Please choose one from the list.';
  if (companyTypeId !== null && !(await hasEntry(tx, 'customer_company_type', companyTypeId)))
    fields['companyTypeId'] = choose;
  if (companyExtensionId !== null && !(await hasEntry(tx, 'company_extension', companyExtensionId)))
    fields['companyExtensionId'] = choose;
  if (Object.keys(fields).length > 0) fail('invalid_fields', { fields });
}
