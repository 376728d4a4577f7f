import type { Discount } from '@bellbird/contract/reputation/discounts';
import type { DiscountState } from '@bellbird/contract/reputation/discounts/discount-status.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import type { StatusTone } from '#ui/theme/tokens.ts';

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
    <Stack>
      <StatusChip tone={TONES[offer.state]}>{t(`state.${offer.state}`)}</StatusChip>
      {offer.rejectReason && <Reason>{offer.rejectReason}</Reason>}
    </Stack>
  );
}

const Stack = styled('span')({ display: 'inline-grid', gap: 4, justifyItems: 'start' });
const Reason = styled('small')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.error.ink }));
