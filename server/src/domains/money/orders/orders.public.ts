export { addOrder, stopOrderOf } from './order-queue.operations.ts';
export { markOrderRefunded } from './orders.repository.ts';
export type { WayOfRefund } from './orders.tables.ts';
