import { parentPort, workerData } from 'node:worker_threads';
import { type BusyDaysInput, findBusyDays } from './busy-days.ts';

try {
  parentPort?.postMessage({ days: findBusyDays(workerData as BusyDaysInput) });
} catch (error) {
  parentPort?.postMessage({ problem: error instanceof RangeError ? 'too_large' : 'not_a_calendar' });
}
