import type { ActFor, Authenticate } from '#platform/auth/caller.ts';
import type { Route } from '#platform/http/route.ts';
import { createAttention } from './areas/attention.ts';
import { couplesApprovals, createCouples } from './areas/couples.ts';
import { createDesk } from './areas/desk.ts';
import { foundationRoutes } from './areas/foundation.ts';
import { growthRoutes } from './areas/growth.ts';
import { insightRoutes } from './areas/insight.ts';
import { listingApprovals, listingRoutes } from './areas/listing.ts';
import { moneyApprovals, moneyRoutes } from './areas/money.ts';
import { createPeople } from './areas/people.ts';
import { reputationApprovals, reputationRoutes } from './areas/reputation.ts';
import type { Ports } from './ports.ts';

/** Wires every domain, area by area, from the bottom up. */
export function wireDomains(ports: Ports): { routes: Route[]; authenticate: Authenticate; actFor: ActFor } {
  const { authenticate, visits, routes: peopleRoutes } = createPeople(ports);
  const attention = createAttention(ports, [
    ...listingApprovals(ports),
    ...moneyApprovals(ports),
    ...couplesApprovals,
    ...reputationApprovals,
  ]);
  const { approvals, prompts } = attention;
  const couples = createCouples(ports);
  const desk = createDesk(ports);
  return {
    authenticate,
    actFor: desk.actFor,
    routes: [
      ...foundationRoutes(ports),
      ...peopleRoutes,
      ...attention.routes,
      ...listingRoutes(ports, { visits, approvals }),
      ...moneyRoutes(ports),
      ...couples.routes,
      ...reputationRoutes(ports),
      ...insightRoutes(ports, { ...couples, prompts }),
      ...growthRoutes(ports),
      ...desk.routes,
    ],
  };
}
