import type { CreditCard } from '@bellbird/contract/money/payments';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { brandName } from './CardBrand.tsx';

/** How people recognise their card: ‘Ending 4242 · 08/28’. */
export function CardName({ card, withHolder = false }: { card: CreditCard; withHolder?: boolean }) {
  const { t } = useTranslation('payments');
  const until = `${String(card.expiryMonth).padStart(2, '0')}/${String(card.expiryYear).slice(-2)}`;
  return (
    <Text>
      <span>
        <VisuallyHidden>{brandName(card.brand)} </VisuallyHidden>
        {t('cards.ending', { last4: card.last4 })}{' '}
        <Until data-expired={card.isExpired || undefined}>
          · {card.isExpired ? t('cards.expired', { until }) : until}
        </Until>
      </span>
      {withHolder && <Quiet>{card.holder}</Quiet>}
    </Text>
  );
}

const Text = styled('span')({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Quiet = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));
const Until = styled(Quiet)(({ theme }) => ({
  whiteSpace: 'nowrap',
  '&[data-expired]': { color: theme.vars.palette.error.ink },
}));
