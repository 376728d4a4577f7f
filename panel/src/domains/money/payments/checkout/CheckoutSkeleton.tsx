import { Skeleton } from '#ui/Skeleton.tsx';
import { Aside, Columns, Paying } from './checkout-layout.ts';

/** The layout of the checkout while it loads. */
export function CheckoutSkeleton() {
  return (
    <Columns aria-busy data-testid="checkout-skeleton">
      <Paying>
        <Skeleton variant="text" width={260} height={44} />
        <Skeleton variant="rounded" height={112} />
        <Skeleton variant="rounded" height={168} />
        <Skeleton variant="rounded" height={72} />
      </Paying>
      <Aside>
        <Skeleton variant="rounded" height={280} />
      </Aside>
    </Columns>
  );
}
