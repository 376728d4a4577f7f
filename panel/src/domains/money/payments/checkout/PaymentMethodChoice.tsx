import type { CreditCard } from '@bellbird/contract/money/payments';
import { MAX_SAVED_CARDS } from '@bellbird/contract/shared/limits';
import Lock from 'lucide-react/icons/lock';
import { useId } from 'react';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { CardBrand } from '../cards/CardBrand.tsx';
import { CardFields } from '../cards/CardFields.tsx';
import { CardName } from '../cards/CardName.tsx';
import type { CardFieldsState } from '../cards/use-card-fields.ts';
import { Choice, Choices } from './Choice.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';
import type { PaymentMethod } from './use-payment-method.ts';
import css from './PaymentMethodChoice.module.css';

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
  const nameOf = useConfigNames('payment_type');
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
            <Quiet component="span" className={css.safe}>
              <Lock aria-hidden />
              <span>{t('method.straight')}</span>
            </Quiet>
          }
        >
          <CardBrand brand="new" />
          {t('method.new')}
        </Choice>
        {method === 'new' && (
          <Stack gap={4} className={css.newCard}>
            <CardFields fields={fields} />
            <SaveCardOption {...props} isFull={isFull} />
          </Stack>
        )}
        {hasTransfer && (
          <Choice name={name} checked={method === 'transfer'} onChoose={() => onChoose('transfer')}>
            <CardBrand brand="bank" />
            {nameOf('bank_transfer')}
          </Choice>
        )}
      </Choices>
    </CheckoutSection>
  );
}

function SaveCardOption({ isSaved, mustSave, onSave, isFull }: PaymentMethodChoiceProps & { isFull: boolean }) {
  const { t } = useTranslation('payments');
  if (isFull)
    return (
      <Text component="p" size="inherit" quiet>
        {t('cards.full', { most: MAX_SAVED_CARDS })}
      </Text>
    );
  return (
    <label className={css.saveLabel}>
      <Checkbox
        checked={isSaved || mustSave}
        disabled={mustSave}
        onChange={(event) => onSave(event.currentTarget.checked)}
      />
      <span>{t(mustSave ? 'method.mustSave' : 'method.save')}</span>
    </label>
  );
}
