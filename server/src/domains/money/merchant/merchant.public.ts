export { type PaidAccountRow, findAccountOwner, findPaidAccount } from './merchant.repository.ts';
