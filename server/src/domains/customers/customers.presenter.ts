import type { Customer } from '@bellbird/contract/customers';
import type { CustomerRow } from './customers.repository.ts';

export function presentCustomer(row: CustomerRow): Customer {
  return { id: row.id, name: row.name, isPaid: row.is_paid, crmStatus: row.crm_status };
}
