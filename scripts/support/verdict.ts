import { say } from './console.ts';
import type { Tally } from './suites.ts';

/** Ends a run: the names of failures, and the total of all suites as the last line. */
export function conclude(tallies: Tally[], tell = say): void {
  const sum = (part: 'passed' | 'failed' | 'skipped') => tallies.reduce((total, tally) => total + tally[part], 0);
  for (const failure of tallies.flatMap(({ failures }) => failures)) tell(`\n${failure}`);
  tell('');
  tell(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
