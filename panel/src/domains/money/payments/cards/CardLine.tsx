import type { CreditCard } from '@bellbird/contract/money/payments';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useErrorMessage } from '#platform/api/use-error-message.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { Tooltip } from '#ui/lazy/Tooltip.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { makePrimary, removeCard } from '../payments.queries.ts';
import { CardBrand } from './CardBrand.tsx';
import { CardName } from './CardName.tsx';

type CardLineProps = { card: CreditCard; customerId: number; isLast: boolean; onChanged: () => void };

/** A saved card and its actions. */
export function CardLine({ card, customerId, isLast, onChanged }: CardLineProps) {
  const { t } = useTranslation('payments');
  const notices = useNotices();
  const confirm = useConfirm();
  const errorMessage = useErrorMessage('payments');
  const [isBusy, setBusy] = useState(false);
  const { last4 } = card;

  const change = async (work: () => Promise<unknown>, success: string) => {
    setBusy(true);
    try {
      await work();
      notices.success(success);
    } catch (error) {
      notices.error(errorMessage(error));
    }
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
    <Line>
      <CardBrand brand={card.brand} />
      <CardName card={card} withHolder />
      <Mark>
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
      </Mark>
      <Tooltip title={t('cards.remove')}>
        <IconButton aria-label={t('cards.removeOf', { last4 })} disabled={isBusy} onClick={() => void remove()}>
          <Trash2 aria-hidden />
        </IconButton>
      </Tooltip>
    </Line>
  );
}

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '10px 12px 10px 20px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('md')]: { paddingInlineStart: 16 },
  // On phones the button goes below the name, which needs the space.
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    '& > .MuiIconButton-root': { gridRow: 1, gridColumn: 3 },
  },
}));

const Mark = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { gridRow: 2, gridColumn: 2 } }));
