export { queuePushes } from './push-queue.operations.ts';
