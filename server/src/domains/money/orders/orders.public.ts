export { addOrder } from './order-queue.operations.ts';
