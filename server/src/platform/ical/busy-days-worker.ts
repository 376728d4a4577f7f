import { parentPort, workerData } from 'node:worker_threads';
import { type BusyDaysInput, type BusyDaysResult, findBusyDays } from './busy-days.ts';

function read(): BusyDaysResult {
  try {
    return findBusyDays(workerData as BusyDaysInput);
  } catch (error) {
    return { problem: error instanceof RangeError ? 'too_large' : 'not_a_calendar' };
  }
}

// A thread’s port has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(read());
