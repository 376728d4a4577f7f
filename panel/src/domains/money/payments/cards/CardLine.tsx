import type { CreditCard } from '@bellbird/contract/money/payments';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { Row } from '#ui/layout/Row.tsx';
import { Tooltip } from '#ui/overlays/Tooltip.tsx';
import { makePrimary, removeCard } from '../payments.queries.ts';
import { CardBrand } from './CardBrand.tsx';
import { CardName } from './CardName.tsx';
import css from './CardLine.module.css';

type CardLineProps = { card: CreditCard; customerId: number; isLast: boolean; onChanged: () => void };

/** A saved card and its actions. */
export function CardLine({ card, customerId, isLast, onChanged }: CardLineProps) {
  const { t } = useTranslation('payments');
  const confirm = useConfirm();
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const { last4 } = card;

  const change = async (work: () => Promise<unknown>, success: string) => {
    setBusy(true);
    await attempt(work, success);
    setBusy(false);
    onChanged();
  };
  const remove = async () => {
    const isSure = await confirm({
      title: t('cards.removeTitle', { last4 }),
      text: t(isLast ? 'cards.removeLast' : card.isPrimary ? 'cards.removePrimary' : 'cards.removeText'),
      confirm: t('cards.remove'),
      danger: true,
    });
    if (isSure) await change(() => removeCard(customerId, card.id), t('cards.removed', { last4 }));
  };

  return (
    <Row component="li" gap={3} className={css.line}>
      <CardBrand brand={card.brand} />
      <CardName card={card} withHolder />
      <span className={css.mark}>
        {card.isPrimary ? (
          <StatusChip plain>{t('cards.primary')}</StatusChip>
        ) : (
          <Button
            size="small"
            disabled={isBusy}
            aria-label={t('cards.makePrimaryOf', { last4 })}
            onClick={() => void change(() => makePrimary(customerId, card.id), t('cards.nowPrimary', { last4 }))}
          >
            {t('cards.makePrimary')}
          </Button>
        )}
      </span>
      <Tooltip title={t('cards.remove')}>
        <IconButton
          aria-label={t('cards.removeOf', { last4 })}
          disabled={isBusy}
          onClick={() => void remove()}
          icon={Trash2}
        />
      </Tooltip>
    </Row>
  );
}
