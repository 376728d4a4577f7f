import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';

/** The package of a provider, what it can buy, and the extras it has ordered. */
export function packagesOptions(providerId: number) {
  return queryOptions({
    queryKey: ['packages', providerId],
    queryFn: async ({ signal }) => {
      const [active, prices, orders] = await Promise.all([
        api('GET /providers/{id}/active-product', { params: { id: providerId }, signal }),
        api('GET /provider-product-price', { query: { providerId }, signal }),
        api('GET /providers/{id}/orders', { params: { id: providerId }, signal }),
      ]);
      return { active: active.data, products: prices.data, orders: orders.data };
    },
  });
}
