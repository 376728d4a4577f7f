import { Worker } from 'node:worker_threads';
import type { BusyDaysInput, BusyDaysResult } from './busy-days.ts';

const TIME_MS = 15_000;
const MEMORY_MB = 256;

/**
 * Reads a calendar that somebody else wrote, in a thread of its own: rules that repeat without end cost neither the
 * server’s time nor its memory.
 */
export function readBusyDays(input: BusyDaysInput, timeMs = TIME_MS): Promise<BusyDaysResult> {
  const worker = new Worker(new URL('./busy-days-worker.ts', import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise<BusyDaysResult>((resolve) => {
    const timer = setTimeout(() => resolve({ problem: 'too_large' }), timeMs);
    worker.on('message', resolve);
    worker.on('error', () => resolve({ problem: 'too_large' }));
    worker.on('exit', () => {
      clearTimeout(timer);
      resolve({ problem: 'too_large' });
    });
  }).finally(() => worker.terminate());
}
