export { presentCustomer } from './customers.presenter.ts';
export { type CustomerRow, findCustomer, insertCustomer, updateCustomer } from './customers.repository.ts';
export {
  markCustomerPaying,
  replaceAccountManager,
  unmarkPayingCustomers,
  updateCompany,
} from './customer-status.repository.ts';
