import type { ActFor, Authenticate } from '#platform/auth/caller.ts';
import type { Route } from '#platform/http/route.ts';
import { createAttention } from './areas/attention.ts';
import { couplesApprovals, createCouples } from './areas/couples.ts';
import { createDesk, deskApprovals } from './areas/desk.ts';
import { foundationRoutes } from './areas/foundation.ts';
import { growthRoutes } from './areas/growth.ts';
import { insightRoutes } from './areas/insight.ts';
import { listingApprovals, listingRoutes } from './areas/listing.ts';
import { moneyApprovals, moneyRoutes } from './areas/money.ts';
import { createPeople } from './areas/people.ts';
import { reputationApprovals, reputationRoutes } from './areas/reputation.ts';
import type { Ports } from './ports.ts';

type Domains = {
  routes: Route[];
  authenticate: Authenticate;
  actFor: ActFor;
  /** Lets decisions of the team take effect that can no longer be undone. */
  settleDecisions: () => Promise<void>;
};

/** Wires every domain, area by area, from the bottom up. */
export function wireDomains(ports: Ports): Domains {
  const { authenticate, visits, teamUsers, routes: peopleRoutes } = createPeople(ports);
  const attention = createAttention(ports, [
    ...listingApprovals(ports),
    ...moneyApprovals(ports),
    ...couplesApprovals,
    ...reputationApprovals,
    ...deskApprovals(teamUsers),
  ]);
  const { decisions, prompts } = attention;
  const couples = createCouples(ports);
  const desk = createDesk(ports);
  return {
    authenticate,
    actFor: desk.actFor,
    settleDecisions: decisions.settleDue,
    routes: [
      ...foundationRoutes(ports),
      ...peopleRoutes,
      ...attention.routes,
      ...listingRoutes(ports, { visits, decisions }),
      ...moneyRoutes(ports),
      ...couples.routes,
      ...reputationRoutes(ports),
      ...insightRoutes(ports, { ...couples, prompts }),
      ...growthRoutes(ports),
      ...desk.routes,
    ],
  };
}
