import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Lighthouse's phone is this much slower than a machine with this index; on a slower machine its makers say to lower it. */
const FACTOR = 4;
const CALIBRATED_INDEX = 1500;

type Program = { pageFunctions: { computeBenchmarkIndex: () => number } };

/**
 * How much slower than this machine, as fast as it is at this moment, the phone is. A shared machine is at times half as
 * fast as at others, and the phone must not be.
 */
export async function createPhone(program: string): Promise<() => number> {
  const file = join(dirname(program), '../core/lib/page-functions.js');
  const { pageFunctions } = (await import(pathToFileURL(file).href)) as Program;
  // The same engine as the browser’s.
  return () => toFactor(pageFunctions.computeBenchmarkIndex());
}

export function toFactor(index: number): number {
  return Number((FACTOR * Math.min(1, index / CALIBRATED_INDEX)).toFixed(2));
}
