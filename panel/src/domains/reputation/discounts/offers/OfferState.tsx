import type { Discount } from '@bellbird/contract/reputation/discounts';
import type { DiscountState } from '@bellbird/contract/reputation/discounts/discount-status.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { useLimited } from '#platform/upgrade/use-limited.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import type { StatusTone } from '#ui/StatusChip.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import css from './OfferState.module.css';

const TONES: Record<DiscountState, StatusTone> = {
  waiting: 'pending',
  rejected: 'bad',
  scheduled: 'offer',
  published: 'deal',
  ended: 'grey',
};

/** The state of an offer, the reason of a rejection, and why couples do not see what is published. */
export function OfferState({ offer }: { offer: Discount }) {
  const { t } = useTranslation('discounts');
  const isLimited = useLimited();
  const isOnHold = useUser()?.providers.find(({ id }) => id === offer.provider.id)?.onHold;
  const hidden = isOnHold ? 'onHold' : isLimited(offer.provider.id) ? 'limited' : undefined;
  return (
    <span className={css.stack}>
      <StatusChip tone={TONES[offer.state]}>{t(`state.${offer.state}`)}</StatusChip>
      {offer.rejectReason && (
        <Text component="small" size="small" tone="danger">
          {offer.rejectReason}
        </Text>
      )}
      {hidden && offer.state === 'published' && <Quiet component="small">{t(`hidden.${hidden}`)}</Quiet>}
    </span>
  );
}
