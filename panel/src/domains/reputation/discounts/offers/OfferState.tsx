import type { Discount } from '@bellbird/contract/reputation/discounts';
import type { DiscountState } from '@bellbird/contract/reputation/discounts/discount-status.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import type { StatusTone } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';
import css from './OfferState.module.css';

const TONES: Record<DiscountState, StatusTone> = {
  waiting: 'pending',
  rejected: 'bad',
  scheduled: 'offer',
  published: 'deal',
  ended: 'grey',
};

/** The state of an offer, and the reason of a rejection. */
export function OfferState({ offer }: { offer: Discount }) {
  const { t } = useTranslation('discounts');
  return (
    <span className={css.stack}>
      <StatusChip tone={TONES[offer.state]}>{t(`state.${offer.state}`)}</StatusChip>
      {offer.rejectReason && (
        <Text component="small" size="small" tone="danger">
          {offer.rejectReason}
        </Text>
      )}
    </span>
  );
}
