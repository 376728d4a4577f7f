import type { CreditCard } from '@bellbird/contract/money/payments';
import { MAX_SAVED_CARDS } from '@bellbird/contract/shared/limits';
import { styled } from '@mui/material/styles';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { CardBrand } from '../cards/CardBrand.tsx';
import { CardFields } from '../cards/CardFields.tsx';
import { CardName } from '../cards/CardName.tsx';
import type { CardFieldsState } from '../cards/use-card-fields.ts';
import { Choice, Choices } from './Choice.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';
import type { PaymentMethod } from './use-payment-method.ts';

type PaymentMethodChoiceProps = {
  cards: readonly CreditCard[];
  method: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
  fields: CardFieldsState;
  /** A card for later instalments has to be saved. */
  isSaved: boolean;
  mustSave: boolean;
  onSave: (isSaved: boolean) => void;
  /** Only a single payment without instalments can be paid by bank transfer. */
  hasTransfer: boolean;
};

/** A saved card, a new card or a bank transfer. */
export function PaymentMethodChoice(props: PaymentMethodChoiceProps) {
  const { cards, method, onChoose, fields, hasTransfer, mustSave } = props;
  const { t } = useTranslation('payments');
  const name = useId();
  const isFull = cards.length >= MAX_SAVED_CARDS;
  return (
    <CheckoutSection title={t('method.title')}>
      <Choices aria-label={t('method.title')}>
        {cards.map((card) => (
          <Choice
            key={card.id}
            name={name}
            checked={method === card.id}
            disabled={card.isExpired}
            onChoose={() => onChoose(card.id)}
            end={card.isPrimary && <StatusChip plain>{t('cards.primary')}</StatusChip>}
          >
            <CardBrand brand={card.brand} />
            <CardName card={card} />
          </Choice>
        ))}
        <Choice
          name={name}
          checked={method === 'new'}
          disabled={isFull && mustSave}
          onChoose={() => onChoose('new')}
          end={
            <Safe>
              <Lock aria-hidden />
              <span>{t('method.straight')}</span>
            </Safe>
          }
        >
          <CardBrand brand="new" />
          {t('method.new')}
        </Choice>
        {method === 'new' && (
          <NewCard>
            <CardFields fields={fields} />
            <SaveCardOption {...props} isFull={isFull} />
          </NewCard>
        )}
        {hasTransfer && (
          <Choice name={name} checked={method === 'transfer'} onChoose={() => onChoose('transfer')}>
            <CardBrand brand="bank" />
            {t('type.bank_transfer')}
          </Choice>
        )}
      </Choices>
    </CheckoutSection>
  );
}

function SaveCardOption({ isSaved, mustSave, onSave, isFull }: PaymentMethodChoiceProps & { isFull: boolean }) {
  const { t } = useTranslation('payments');
  if (isFull) return <Quiet>{t('cards.full', { most: MAX_SAVED_CARDS })}</Quiet>;
  return (
    <SaveLabel>
      <Checkbox
        checked={isSaved || mustSave}
        disabled={mustSave}
        onChange={(event) => onSave(event.currentTarget.checked)}
      />
      <span>{t(mustSave ? 'method.mustSave' : 'method.save')}</span>
    </SaveLabel>
  );
}

const NewCard = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', padding: 16 });
const SaveLabel = styled('label')({ display: 'flex', gap: 12, cursor: 'pointer' });
const Quiet = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));
const Safe = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: theme.vars.palette.text.secondary,
  '& svg.lucide': { width: 16, height: 16 },
  [theme.breakpoints.down('sm')]: { '& > span': { display: 'none' } },
}));
