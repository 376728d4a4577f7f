import {
  approveSeveral,
  claimApproval,
  countApprovals,
  decideApproval,
  listApprovals,
  openApproval,
  releaseApproval,
  undoDecision,
} from '@bellbird/contract/attention/approvals';
import { noContent, ok, route, type Route } from '#platform/http/route.ts';
import type { ApprovalsService } from './approvals.service.ts';
import type { DecisionsService } from './decisions.service.ts';

export function approvalsRoutes(approvals: ApprovalsService, decisions: DecisionsService): Route[] {
  return [
    route(listApprovals, async ({ caller, query }) => {
      const { data, total, next } = await approvals.list(caller, query);
      return { status: 200 as const, body: { data, meta: { total, next } } };
    }),
    route(countApprovals, async ({ caller }) => ok(await approvals.counts(caller))),
    route(openApproval, async ({ caller, params }) => ok(await approvals.open(caller, params.id))),
    route(claimApproval, async ({ caller, params }) => {
      await approvals.claim(caller, params.id);
      return noContent();
    }),
    route(releaseApproval, async ({ caller, params }) => {
      await approvals.release(caller, params.id);
      return noContent();
    }),
    route(decideApproval, async ({ caller, params, body }) => {
      await decisions.decide(caller, params.id, body);
      return noContent();
    }),
    route(undoDecision, async ({ caller, params }) => {
      await decisions.undo(caller, params.id);
      return noContent();
    }),
    route(approveSeveral, async ({ caller, body }) => ok(await decisions.approveSeveral(caller, body.ids))),
  ];
}
