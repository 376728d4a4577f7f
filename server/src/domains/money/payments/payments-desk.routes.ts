import {
  askRefund,
  decideRefund,
  endPackage,
  listDeskTransfers,
  listFailedRefunds,
  listRefunds,
  listTransferCandidates,
  matchTransfer,
  readInvoiceAtDesk,
  updateBillingAtDesk,
  restorePackage,
  retryFailedRefund,
  returnTransfer,
  settleFailedRefund,
} from '@bellbird/contract/money/payments';
import { file, noContent, ok, page, route, type Route } from '#platform/http/route.ts';
import type { FailedRefundsService } from './failed-refunds.service.ts';
import type { InvoicesService } from './invoices.service.ts';
import type { PackageEndingsService } from './package-endings.service.ts';
import type { RefundRequestsService } from './refund-requests.service.ts';
import type { TransfersService } from './transfers.service.ts';

/** What the team does with vendors' money. */
export function paymentsDeskRoutes(
  transfers: TransfersService,
  refunds: RefundRequestsService,
  invoices: Pick<InvoicesService, 'readForTeam' | 'updateBillingForTeam'>,
  endings: PackageEndingsService,
  failedRefunds: FailedRefundsService,
): Route[] {
  return [
    route(readInvoiceAtDesk, async ({ caller, params }) => file(await invoices.readForTeam(caller, params.id))),
    route(updateBillingAtDesk, async ({ caller, params, body }) => {
      await invoices.updateBillingForTeam(caller, params.id, body);
      return noContent();
    }),
    route(listDeskTransfers, async ({ query }) => page(await transfers.list(query.list, query), query)),
    route(listTransferCandidates, async ({ params, query }) =>
      ok(await transfers.findCandidates(params.id, query.query)),
    ),
    route(matchTransfer, async ({ caller, params, body }) => {
      await transfers.match(caller, params.id, body.installmentId);
      return noContent();
    }),
    route(returnTransfer, async ({ caller, params, body }) => {
      await transfers.sendBack(caller, params.id, body.reason);
      return noContent();
    }),
    route(listRefunds, async ({ caller, query }) => page(await refunds.list(caller, query.list, query), query)),
    route(listFailedRefunds, async ({ query }) => page(await failedRefunds.list(query.list, query), query)),
    route(retryFailedRefund, async ({ caller, params }) => {
      await failedRefunds.retry(caller, params.id);
      return noContent();
    }),
    route(settleFailedRefund, async ({ caller, params, body }) => {
      await failedRefunds.settle(caller, params.id, body.note);
      return noContent();
    }),
    route(endPackage, async ({ caller, params, body }) => {
      await endings.end(caller, params.id, body);
      return noContent();
    }),
    route(restorePackage, async ({ caller, params }) => {
      await endings.restore(caller, params.id);
      return noContent();
    }),
    route(askRefund, async ({ caller, params, body }) => {
      await refunds.request(caller, params.id, body);
      return noContent();
    }),
    route(decideRefund, async ({ caller, params, body }) => {
      await refunds.decide(caller, params.id, body);
      return noContent();
    }),
  ];
}
