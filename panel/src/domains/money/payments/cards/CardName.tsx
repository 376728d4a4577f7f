import type { CreditCard } from '@bellbird/contract/money/payments';
import { useTranslation } from '#texts/use-translation.ts';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { brandName } from './CardBrand.tsx';
import css from './CardName.module.css';

/** How people recognise their card: ‘Ending 4242 · 08/28’. */
export function CardName({ card, withHolder = false }: { card: CreditCard; withHolder?: boolean }) {
  const { t } = useTranslation('payments');
  const until = `${String(card.expiryMonth).padStart(2, '0')}/${String(card.expiryYear).slice(-2)}`;
  return (
    <Stack component="span" grow className={css.text}>
      <span>
        <VisuallyHidden>{brandName(card.brand)} </VisuallyHidden>
        {t('cards.ending', { last4: card.last4 })}{' '}
        <Text size="inherit" line="keep" quiet tone={card.isExpired ? 'danger' : undefined}>
          · {card.isExpired ? t('cards.expired', { until }) : until}
        </Text>
      </span>
      {withHolder && (
        <Text size="inherit" quiet>
          {card.holder}
        </Text>
      )}
    </Stack>
  );
}
