import type { listProductOrders } from '@bellbird/contract/money/orders';
import type { listProductPrices, readActiveProduct } from '@bellbird/contract/money/packages';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const activeEndpoint = endpoint<typeof readActiveProduct>('GET /providers/{id}/active-product');
const ordersEndpoint = endpoint<typeof listProductOrders>('GET /providers/{id}/orders');
const pricesEndpoint = endpoint<typeof listProductPrices>('GET /provider-product-price');

/** The package of a provider, what it can buy, and the extras it has ordered. */
export function packagesOptions(providerId: number) {
  return queryOptions({
    queryKey: ['packages', providerId],
    queryFn: async ({ signal }) => {
      const [active, prices, orders] = await Promise.all([
        api(activeEndpoint, { params: { id: providerId }, signal }),
        api(pricesEndpoint, { query: { providerId }, signal }),
        api(ordersEndpoint, { params: { id: providerId }, signal }),
      ]);
      return { active: active.data, products: prices.data, orders: orders.data };
    },
  });
}
