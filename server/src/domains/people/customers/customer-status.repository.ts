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
