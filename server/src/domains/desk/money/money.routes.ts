import {
  exportMoney,
  listDeskInstalments,
  listDisputes,
  listPayouts,
  listQuoteCharges,
  readDeskMoney,
  reconcileMoney,
} from '@bellbird/contract/desk/money';
import { file, ok, page, reachingOut, route, type Route } from '#platform/http/route.ts';
import type { MoneyService } from './money.service.ts';
import type { ReconciliationService } from './reconciliation.service.ts';

export function moneyDeskRoutes(money: MoneyService, reconciliation: ReconciliationService): Route[] {
  return [
    route(readDeskMoney, async () => ok(await money.read())),
    route(listDeskInstalments, async ({ query }) => page(await money.listInstalments(query), query)),
    route(listQuoteCharges, async ({ query }) => page(await money.listQuoteCharges(query), query)),
    route(listDisputes, async ({ query }) => page(await money.listDisputes(query), query)),
    route(listPayouts, async ({ query }) => page(await money.listPayouts(query), query)),
    reachingOut(route(reconcileMoney, async ({ query }) => ok(await reconciliation.reconcile(query)))),
    route(exportMoney, async ({ caller, query }) => file(await reconciliation.exportCsv(caller, query))),
  ];
}
