import type { CreditCard, DirectDebit } from '@bellbird/contract/money/payments';
import { DEBIT_CLEARING_DAYS } from '@bellbird/contract/money/payments/direct-debit-rules.ts';
import { MAX_DIRECT_DEBITS, MAX_SAVED_CARDS } from '@bellbird/contract/shared/limits';
import Lock from 'lucide-react/icons/lock';
import { type RefObject, Suspense, useId } from 'react';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { CardBrand } from '../cards/CardBrand.tsx';
import { CardFields } from '../cards/CardFields.tsx';
import { CardName } from '../cards/CardName.tsx';
import type { CardFieldsState } from '../cards/use-card-fields.ts';
import type { DebitHandle } from '../debits/DebitFields.tsx';
import { DebitName } from '../debits/DebitName.tsx';
import { Choice, Choices } from './Choice.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';
import { type PaymentMethod, isDebit } from './use-payment-method.ts';
import css from './PaymentMethodChoice.module.css';

const DebitFields = lazyPart(() => import('../debits/DebitFields.tsx'), 'DebitFields', { isAwaited: true });

type PaymentMethodChoiceProps = {
  cards: readonly CreditCard[];
  method: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
  fields: CardFieldsState;
  debits: readonly DirectDebit[];
  customerId: number;
  newDebit: RefObject<DebitHandle | null>;
  /** Enter in the fields of a new bank account. */
  onDebit: () => void;
  /** A card for later instalments has to be saved. */
  isSaved: boolean;
  mustSave: boolean;
  onSave: (isSaved: boolean) => void;
  /** Only a single payment without instalments can be paid by bank transfer. */
  hasTransfer: boolean;
};

/** A saved card, a new card, a direct debit or a bank transfer. */
export function PaymentMethodChoice(props: PaymentMethodChoiceProps) {
  const { cards, method, onChoose, fields, debits, customerId, newDebit, onDebit, hasTransfer, mustSave } = props;
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
              <Lock size={16} aria-hidden />
              <span data-only="larger">{t('method.straight')}</span>
            </Quiet>
          }
        >
          <CardBrand brand="new" />
          {t('method.new')}
        </Choice>
        {method === 'new' && (
          <Stack gap={4} pad={4}>
            <CardFields fields={fields} />
            <SaveCardOption {...props} isFull={isFull} />
          </Stack>
        )}
        {debits.map((each) => (
          <Choice
            key={each.id}
            name={name}
            checked={method === `debit-${each.id}`}
            onChoose={() => onChoose(`debit-${each.id}`)}
          >
            <CardBrand brand="bank" />
            <DebitName debit={each} />
          </Choice>
        ))}
        {debits.length < MAX_DIRECT_DEBITS && (
          <Choice name={name} checked={method === 'debit'} onChoose={() => onChoose('debit')}>
            <CardBrand brand="bank" />
            {nameOf('direct_debit')}
          </Choice>
        )}
        {method === 'debit' && (
          <Stack pad={4}>
            <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
              <DebitFields customerId={customerId} handle={newDebit} onSubmit={onDebit} />
            </Suspense>
          </Stack>
        )}
        {isDebit(method) && <Quiet className={css.days}>{t('debit.days', { count: DEBIT_CLEARING_DAYS })}</Quiet>}
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
