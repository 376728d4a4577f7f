export { queuePushes } from './push-queue.service.ts';
