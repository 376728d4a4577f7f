import { changeOrder, listDeskOrders, listProductOrders } from '@bellbird/contract/money/orders';
import { type Route, ok, page, route } from '#platform/http/route.ts';
import type { OrdersService } from './orders.service.ts';

export function ordersRoutes(orders: OrdersService): Route[] {
  return [
    route(listProductOrders, async ({ caller, params }) => ok(await orders.list(caller, params.id))),
    route(listDeskOrders, async ({ caller, query }) => page(await orders.listForDesk(caller, query), query)),
    route(changeOrder, async ({ caller, params, body }) => ok(await orders.change(caller, params.id, body))),
  ];
}
