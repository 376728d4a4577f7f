import {
  markQuotePaymentReceived,
  readQuoteMoney,
  refundQuotePayment,
  saveQuoteBankAccount,
  undoQuotePaymentReceived,
} from '@bellbird/contract/couples/quote-payments';
import { type Route, accepted, noContent, ok, route } from '#platform/http/route.ts';
import type { QuoteMoneyService } from './quote-money.service.ts';

export function quotePaymentsRoutes(money: QuoteMoneyService): Route[] {
  return [
    route(readQuoteMoney, async ({ caller, params, query }) => ok(await money.read(caller, params.id, query))),
    route(saveQuoteBankAccount, async ({ caller, params, body }) => {
      await money.saveBankAccount(caller, params.id, body);
      return noContent();
    }),
    route(markQuotePaymentReceived, async ({ caller, params }) => {
      await money.markReceived(caller, params.id);
      return noContent();
    }),
    route(undoQuotePaymentReceived, async ({ caller, params }) => {
      await money.undoReceived(caller, params.id);
      return noContent();
    }),
    route(refundQuotePayment, async ({ caller, params, body }) => {
      await money.refund(caller, params.id, body);
      return accepted();
    }),
  ];
}
