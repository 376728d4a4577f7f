import type { Coupon } from '@bellbird/contract/reputation/discounts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import type { NoticeAction } from '#ui/notices/notices.ts';
import { actOnCoupon, discountsKey } from '../discounts.queries.ts';

/** Marks a coupon as used, with undo. */
export function useCoupons() {
  const { t } = useTranslation('discounts');
  const queries = useQueryClient();
  const attempt = useAttempt();

  async function act({ id }: Coupon, type: 'used' | 'unused', done: string, action?: NoticeAction): Promise<void> {
    await attempt(() => actOnCoupon(id, type), done, action);
    await queries.invalidateQueries({ queryKey: discountsKey });
  }

  const undo = (coupon: Coupon) => act(coupon, 'unused', t('coupon.unusedNotice', { code: coupon.code }));

  return {
    use: (coupon: Coupon) =>
      act(coupon, 'used', t('coupon.usedNotice', { code: coupon.code }), {
        label: t('coupon.undo'),
        onClick: () => void undo(coupon),
      }),
  };
}
