import type { Customer, CustomerDetails } from '@bellbird/contract/people/customers';
import type { CustomerRow } from './customers.repository.ts';

export function presentCustomer(row: CustomerRow): Customer {
  return { id: row.id, name: row.name, isPaid: row.is_paid, crmStatus: row.has_adviser ? 'prime' : 'standard' };
}

export function presentCustomerDetails(row: CustomerRow): CustomerDetails {
  return {
    ...presentCustomer(row),
    companyTypeId: row.company_type_id,
    companyExtensionId: row.company_extension_id,
    version: row.version,
  };
}
