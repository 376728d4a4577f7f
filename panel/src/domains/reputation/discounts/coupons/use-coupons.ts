import type { Coupon } from '@bellbird/contract/reputation/discounts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useErrorMessage } from '#platform/api/use-error-message.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { actOnCoupon, discountsKey } from '../discounts.queries.ts';

/** Marks a coupon as used, with undo. */
export function useCoupons() {
  const { t } = useTranslation('discounts');
  const notices = useNotices();
  const queries = useQueryClient();
  const toMessage = useErrorMessage('discounts');

  async function act(coupon: Coupon, type: 'used' | 'unused', done: () => void): Promise<void> {
    try {
      await actOnCoupon(coupon.id, type);
      done();
    } catch (error) {
      notices.error(toMessage(error));
    }
    await queries.invalidateQueries({ queryKey: discountsKey });
  }

  const undo = (coupon: Coupon) =>
    act(coupon, 'unused', () => notices.success(t('coupon.unusedNotice', { code: coupon.code })));

  return {
    use: (coupon: Coupon) =>
      act(coupon, 'used', () =>
        notices.success(t('coupon.usedNotice', { code: coupon.code }), {
          label: t('coupon.undo'),
          onClick: () => void undo(coupon),
        }),
      ),
  };
}
