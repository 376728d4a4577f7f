export { queuePushes } from './push-queue.operations.ts';
export { type Device, deleteSubscription, findDevices } from './push.repository.ts';
