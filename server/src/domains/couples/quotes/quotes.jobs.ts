import { type BoundJob, work } from '#platform/jobs/jobs.ts';
import type { QuoteUpkeepService } from './quote-upkeep.service.ts';
import { expireQuotes, remindOfQuotes } from './quotes.job-definitions.ts';

export function quotesJobs(upkeep: QuoteUpkeepService): BoundJob[] {
  return [
    work(expireQuotes, () => upkeep.expire(), '*/10 * * * *'),
    work(remindOfQuotes, () => upkeep.remind(), '*/15 * * * *'),
  ];
}
