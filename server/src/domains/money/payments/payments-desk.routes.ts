import {
  askRefund,
  decideRefund,
  listDeskTransfers,
  listRefunds,
  listTransferCandidates,
  matchTransfer,
  readInvoiceAtDesk,
  returnTransfer,
} from '@bellbird/contract/money/payments';
import { file, noContent, ok, page, route, type Route } from '#platform/http/route.ts';
import type { InvoicesService } from './invoices.service.ts';
import type { RefundRequestsService } from './refund-requests.service.ts';
import type { TransfersService } from './transfers.service.ts';

/** What the team does with vendors' money. */
export function paymentsDeskRoutes(
  transfers: TransfersService,
  refunds: RefundRequestsService,
  invoices: Pick<InvoicesService, 'readForTeam'>,
): Route[] {
  return [
    route(readInvoiceAtDesk, async ({ caller, params }) => file(await invoices.readForTeam(caller, params.id))),
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
