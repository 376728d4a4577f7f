import type { CreditCard } from '@bellbird/contract/money/payments';
import { useTranslation } from '#texts/use-translation.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cx } from '#ui/cx.ts';
import { brandName } from './CardBrand.tsx';
import css from './CardName.module.css';

/** How people recognise their card: ‘Ending 4242 · 08/28’. */
export function CardName({ card, withHolder = false }: { card: CreditCard; withHolder?: boolean }) {
  const { t } = useTranslation('payments');
  const until = `${String(card.expiryMonth).padStart(2, '0')}/${String(card.expiryYear).slice(-2)}`;
  return (
    <span className={css.text}>
      <span>
        <VisuallyHidden>{brandName(card.brand)} </VisuallyHidden>
        {t('cards.ending', { last4: card.last4 })}{' '}
        <span className={cx(css.quiet, css.until)} data-expired={card.isExpired || undefined}>
          · {card.isExpired ? t('cards.expired', { until }) : until}
        </span>
      </span>
      {withHolder && <span className={css.quiet}>{card.holder}</span>}
    </span>
  );
}
