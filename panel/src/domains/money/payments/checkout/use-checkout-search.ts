import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';

/** The most payments that can be paid at once. */
const MAX_PAYMENTS = 20;

export type CheckoutTarget =
  | { kind: 'product'; providerId: number; productId: number }
  | { kind: 'payments'; ids: readonly number[]; showsOutcome: boolean }
  | { kind: 'nothing' };

type Search = Readonly<Record<string, string | string[] | undefined>>;

/** What the address means: `?providerId=7&productId=2`, `?paymentIds=5`, and `&look=1` for the outcome. */
export function checkoutTarget(search: Search): CheckoutTarget {
  const number = (value: unknown) => (/^[1-9]\d{0,9}$/.test(String(value)) ? Number(value) : undefined);
  const ids = [search['paymentIds'] ?? []]
    .flat()
    .flatMap((part) => part.split(','))
    .flatMap((part) => number(part) ?? []);
  if (ids.length > 0)
    return { kind: 'payments', ids: [...new Set(ids)].slice(0, MAX_PAYMENTS), showsOutcome: search['look'] === '1' };
  const [providerId, productId] = [number(search['providerId']), number(search['productId'])];
  return providerId && productId ? { kind: 'product', providerId, productId } : { kind: 'nothing' };
}

/** The outcome page, which the bank sends the payer back to. */
export function outcomePath(ids: readonly number[]): string {
  return `${pathTo('checkout')}?paymentIds=${ids.join(',')}&look=1`;
}

export function useCheckoutSearch() {
  const search = useSearch() as Search;
  const navigate = useNavigate();
  return {
    target: checkoutTarget(search),
    goTo: (ids: readonly number[], showsOutcome: boolean) =>
      void navigate({
        to: pathTo('checkout'),
        search: { paymentIds: ids.join(','), ...(showsOutcome && { look: 1 }) } as never,
        replace: true,
      }),
  };
}
