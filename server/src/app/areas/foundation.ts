import type { Tx } from '#platform/db/db.ts';
import type { Route } from '#platform/http/route.ts';
import { agreementsRoutes } from '#domains/foundation/agreements/agreements.routes.ts';
import { createAgreementsService } from '#domains/foundation/agreements/agreements.service.ts';
import { createSignsService } from '#domains/foundation/agreements/signs.service.ts';
import { configsRoutes } from '#domains/foundation/configs/configs.routes.ts';
import { createConfigsService } from '#domains/foundation/configs/configs.service.ts';
import { panelRoutes } from '#domains/foundation/panel/panel.routes.ts';
import { placesRoutes } from '#domains/foundation/places/places.routes.ts';
import { createPlacesService } from '#domains/foundation/places/places.service.ts';
import { hideMediaOf } from '#domains/listing/galleries/galleries.public.ts';
import type { Ports } from '../ports.ts';

/** What everybody reads: configuration lists, places, agreement texts, the panel's own settings. */
export function foundationRoutes(ports: Ports): Route[] {
  return [
    ...configsRoutes(createConfigsService(ports)),
    ...placesRoutes(createPlacesService(ports)),
    ...agreementsRoutes(createAgreementsService(ports), createSignsService({ ...ports, onWithdrawn })),
    ...panelRoutes(ports.panel),
  ];
}

/** Photos and videos are shown because the person who added them agreed to the content agreement. */
async function onWithdrawn(
  tx: Tx,
  person: { customerId: number; customerUserId: number },
  type: string,
): Promise<void> {
  if (type === 'content') await hideMediaOf(tx, person);
}
