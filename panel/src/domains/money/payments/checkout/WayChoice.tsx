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
import { Part } from './Part.tsx';
import type { Way } from './use-way.ts';

type WayChoiceProps = {
  cards: readonly CreditCard[];
  way: Way;
  onChoose: (way: Way) => void;
  fields: CardFieldsState;
  /** A card for parts to come has to be kept. */
  isKept: boolean;
  mustKeep: boolean;
  onKeep: (isKept: boolean) => void;
  /** A transfer is for one payment in one part. */
  hasTransfer: boolean;
};

/** A saved card, a new one, or a transfer. */
export function WayChoice(props: WayChoiceProps) {
  const { cards, way, onChoose, fields, hasTransfer, mustKeep } = props;
  const { t } = useTranslation('payments');
  const name = useId();
  const isFull = cards.length >= MAX_SAVED_CARDS;
  return (
    <Part title={t('way.title')}>
      <Choices aria-label={t('way.title')}>
        {cards.map((card) => (
          <Choice
            key={card.id}
            name={name}
            checked={way === card.id}
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
          checked={way === 'new'}
          disabled={isFull && mustKeep}
          onChoose={() => onChoose('new')}
          end={
            <Safe>
              <Lock aria-hidden />
              <span>{t('way.straight')}</span>
            </Safe>
          }
        >
          <CardBrand brand="new" />
          {t('way.new')}
        </Choice>
        {way === 'new' && (
          <Typing>
            <CardFields fields={fields} />
            <Keeping {...props} isFull={isFull} />
          </Typing>
        )}
        {hasTransfer && (
          <Choice name={name} checked={way === 'transfer'} onChoose={() => onChoose('transfer')}>
            <CardBrand brand="bank" />
            {t('type.bank_transfer')}
          </Choice>
        )}
      </Choices>
    </Part>
  );
}

function Keeping({ isKept, mustKeep, onKeep, isFull }: WayChoiceProps & { isFull: boolean }) {
  const { t } = useTranslation('payments');
  if (isFull) return <Quiet>{t('cards.full', { most: MAX_SAVED_CARDS })}</Quiet>;
  return (
    <Keep>
      <Checkbox
        checked={isKept || mustKeep}
        disabled={mustKeep}
        onChange={(event) => onKeep(event.currentTarget.checked)}
      />
      <span>{t(mustKeep ? 'way.mustKeep' : 'way.keep')}</span>
    </Keep>
  );
}

const Typing = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', padding: 16 });
const Keep = styled('label')({ display: 'flex', gap: 12, cursor: 'pointer' });
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
