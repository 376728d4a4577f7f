import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

type Company = { companyTypeId: number; companyExtensionId: number };

export async function updateCompany(
  tx: Tx,
  customerId: number,
  { companyTypeId, companyExtensionId }: Company,
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ company_type_id: companyTypeId, company_extension_id: companyExtensionId })
    .where('id', '=', customerId)
    .execute();
}

export async function markCustomerPaying(tx: Tx, customerId: number): Promise<void> {
  await tx.updateTable('customers').set({ is_paid: true }).where('id', '=', customerId).execute();
}

/** Of the customers of these providers, those without a paid listing no longer count as paying. */
export async function unmarkPayingCustomers(tx: Tx, providerIds: readonly number[]): Promise<void> {
  await sql`update customers set is_paid = false where is_paid
    and id in (select customer_id from providers where id = any(${providerIds}))
    and not exists (select from providers where customer_id = customers.id and paid_status = 'paid' and left_at is null)`.execute(
    tx,
  );
}

type AccountManager = { name: string; email: string };

/** What customers see of the person they turn to. Returns how many customers that is. */
export async function replaceAccountManager(tx: Tx, email: string, manager: AccountManager): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('customers')
    .set({
      account_manager_name: manager.name,
      account_manager_email: manager.email,
      version: sql<number>`version + 1`,
    })
    .where(sql<boolean>`lower(account_manager_email) = lower(${email})`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
