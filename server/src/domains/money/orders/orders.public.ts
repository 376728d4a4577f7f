export { addOrder, stopOrderOf } from './order-queue.operations.ts';
