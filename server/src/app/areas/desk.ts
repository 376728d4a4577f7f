import { createActingService } from '#domains/desk/support/acting.service.ts';
import { deskRoutes } from '#domains/desk/support/desk.routes.ts';
import { createDeskService } from '#domains/desk/support/desk.service.ts';
import type { Ports } from '../ports.ts';

/** The marketplace team's side. */
export function createDesk(ports: Ports) {
  const acting = createActingService(ports);
  return { routes: deskRoutes(createDeskService(ports), acting), actFor: acting.actFor };
}
