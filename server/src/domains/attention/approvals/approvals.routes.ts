import { countApprovals, decideApproval, listApprovals, openApproval } from '@bellbird/contract/attention/approvals';
import { noContent, ok, page, route, type Route } from '#platform/http/route.ts';
import type { ApprovalsService } from './approvals.service.ts';

export function approvalsRoutes(approvals: ApprovalsService): Route[] {
  return [
    route(listApprovals, async ({ query }) => page(await approvals.list(query), query)),
    route(countApprovals, async () => ok(await approvals.counts())),
    route(openApproval, async ({ caller, params }) => ok(await approvals.open(caller, params.id))),
    route(decideApproval, async ({ caller, params, body }) => {
      await approvals.decide(caller, params.id, body);
      return noContent();
    }),
  ];
}
