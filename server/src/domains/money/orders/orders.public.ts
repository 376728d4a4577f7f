export { insertOrder } from './orders.repository.ts';
