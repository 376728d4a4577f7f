export { presentCustomer } from './customers.presenter.ts';
export { type CustomerRow, findCustomer, insertCustomer } from './customers.repository.ts';
