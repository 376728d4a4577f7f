import {
  exportAuditEntries,
  findCustomerUsers,
  listAuditEntries,
  listTeamVisits,
  readCustomerHistory,
  startActing,
  stopActing,
} from '@bellbird/contract/desk/support';
import { ACTING_MINUTES, AUDIT_EXPORT_MAX } from '@bellbird/contract/shared/limits';
import { ACTING_COOKIE } from '#platform/http/bind.ts';
import { created, noContent, page, route, type Route } from '#platform/http/route.ts';
import type { ActingService } from './acting.service.ts';
import type { DeskService } from './desk.service.ts';

export function deskRoutes(desk: DeskService, acting: ActingService): Route[] {
  return [
    route(startActing, async ({ caller, body }) => {
      const { secret, facts } = await acting.start(caller, body.customerUserId, body.reason);
      return { ...created(facts), cookie: { name: ACTING_COOKIE, value: secret, maxAgeS: ACTING_MINUTES * 60 } };
    }),
    route(stopActing, async ({ caller }) => {
      await acting.stop(caller);
      return { ...noContent(), cookie: { name: ACTING_COOKIE, value: '', maxAgeS: 0 } };
    }),
    route(listTeamVisits, async ({ caller, query }) => page(await desk.visits(caller, query), query)),
    route(findCustomerUsers, async ({ query }) => page(await desk.customerUsers(query), query)),
    route(readCustomerHistory, async ({ params, query }) =>
      page(await desk.audit({ ...query, customerId: params.id }), query),
    ),
    route(listAuditEntries, async ({ query }) => page(await desk.audit(query), query)),
    route(exportAuditEntries, async ({ caller, query }) =>
      page(await desk.exportAudit(caller, query), { page: 1, limit: AUDIT_EXPORT_MAX }),
    ),
  ];
}
