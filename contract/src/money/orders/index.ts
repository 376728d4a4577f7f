export * from './order-status.ts';
export * from './orders.calls.ts';
