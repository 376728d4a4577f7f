export { presentCustomer } from './customers.presenter.ts';
export { type CustomerRow, findCustomer, insertCustomer } from './customers.repository.ts';
export { markCustomerPaying, unmarkPayingCustomers, updateCompany } from './customer-status.repository.ts';
