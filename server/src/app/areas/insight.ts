import type { Route } from '#platform/http/route.ts';
import type { BoundJob } from '#platform/jobs/jobs.ts';
import type { PromptsService } from '#domains/attention/prompts/prompts.public.ts';
import { homeRoutes } from '#domains/insight/home/home.routes.ts';
import { createHomeService } from '#domains/insight/home/home.service.ts';
import { publicListingsRoutes } from '#domains/insight/public-listings/public-listings.routes.ts';
import { createPublicListingsService } from '#domains/insight/public-listings/public-listings.service.ts';
import { createMagnetsService } from '#domains/insight/statistics/magnets.service.ts';
import { createRivalsService } from '#domains/insight/statistics/rivals.service.ts';
import { createStatisticsUpkeepService } from '#domains/insight/statistics/statistics-upkeep.service.ts';
import { statisticsJobs } from '#domains/insight/statistics/statistics.jobs.ts';
import { statisticsRoutes } from '#domains/insight/statistics/statistics.routes.ts';
import { createVisitsService } from '#domains/insight/statistics/visits.service.ts';
import { createWeddingsService } from '#domains/insight/statistics/weddings.service.ts';
import type { JobPorts, Ports } from '../ports.ts';
import type { createCouples } from './couples.ts';

type Couples = ReturnType<typeof createCouples>;

/** What a vendor can see about their business: statistics, the home page, and the listing as couples see it. */
export function insightRoutes(
  ports: Ports,
  services: Pick<Couples, 'leads' | 'deals' | 'reminders' | 'timeline' | 'unmatched'> & { prompts: PromptsService },
): Route[] {
  return [
    ...statisticsRoutes({
      visits: createVisitsService(ports),
      weddings: createWeddingsService(ports),
      magnets: createMagnetsService(ports),
      rivals: createRivalsService(ports),
    }),
    ...homeRoutes(createHomeService({ ...ports, ...services })),
    ...publicListingsRoutes(createPublicListingsService(ports)),
  ];
}

export function insightJobs(ports: JobPorts): BoundJob[] {
  return statisticsJobs(createStatisticsUpkeepService(ports));
}
