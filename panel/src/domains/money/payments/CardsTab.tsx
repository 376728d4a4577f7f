import type { CreditCard } from '@bellbird/contract/money/payments';
import type { Provider } from '@bellbird/contract/listing/providers';
import { MAX_SAVED_CARDS } from '@bellbird/contract/shared/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useActing, useUser } from '#platform/session/use-session.ts';
import { BottomActions } from '#ui/BottomActions.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Note } from '#ui/Note.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { CardLine } from './cards/CardLine.tsx';
import { DebitsCard } from './debits/DebitsCard.tsx';
import { cardsOptions, debitsOptions } from './payments.queries.ts';
import css from './CardsTab.module.css';

const AddCardDialog = lazyPart(() => import('./cards/AddCardDialog.tsx'), 'AddCardDialog');

/** The saved cards and bank accounts. They belong to the customer, whichever provider the page is for. */
export function CardsTab(_: { provider: Provider | undefined }) {
  const { t } = useTranslation('payments');
  const user = useUser();
  const acting = useActing();
  if (acting) return <Note>{t('acting')}</Note>;
  return user ? <Cards customerId={user.customer.id} /> : null;
}

function Cards({ customerId }: { customerId: number }) {
  const { t } = useTranslation('payments');
  const queries = useQueryClient();
  const cards = useQuery(cardsOptions(customerId));
  // Shown below, but asked for together.
  useQuery(debitsOptions(customerId));
  const [isAdding, setAdding] = useState(false);
  const isFull = (cards.data?.length ?? 0) >= MAX_SAVED_CARDS;
  const isSold = panelConfig().payments !== null;
  const refresh = () => void queries.invalidateQueries({ queryKey: cardsOptions(customerId).queryKey });
  if (cards.isLoadingError)
    return (
      <Card>
        <ErrorState title={t('cards.failed')} onRetry={() => void cards.refetch()} />
      </Card>
    );
  return (
    <Stack gap={6} className={css.narrow}>
      <Card
        title={t('cards.title')}
        lead={cards.data && t('cards.count', { count: cards.data.length, most: MAX_SAVED_CARDS })}
        action={
          <BottomActions>
            <PrimaryButton
              startIcon={<Plus aria-hidden />}
              disabled={isFull || !cards.data || !isSold}
              onClick={() => setAdding(true)}
            >
              {t('cards.add')}
            </PrimaryButton>
          </BottomActions>
        }
      >
        {isFull && (
          <CardBody>
            <Note tone="warning">{t('cards.full', { most: MAX_SAVED_CARDS })}</Note>
          </CardBody>
        )}
        <Lines cards={cards.data} customerId={customerId} onChanged={refresh} />
      </Card>
      {/* Below the cards, so it waits for them: how many there are decides where it is. */}
      {cards.data && <DebitsCard customerId={customerId} />}
      {isAdding && <AddCardDialog customerId={customerId} onAdded={refresh} onClose={() => setAdding(false)} />}
    </Stack>
  );
}

type LinesProps = { cards: readonly CreditCard[] | undefined; customerId: number; onChanged: () => void };

function Lines({ cards, customerId, onChanged }: LinesProps) {
  const { t } = useTranslation('payments');
  if (!cards)
    return (
      <CardBody aria-busy>
        <Skeleton variant="rounded" height={160} />
      </CardBody>
    );
  if (cards.length === 0) return <EmptyState title={t('cards.empty.title')} text={t('cards.empty.text')} />;
  return (
    <ul>
      {cards.map((card) => (
        <CardLine key={card.id} card={card} customerId={customerId} isLast={cards.length === 1} onChanged={onChanged} />
      ))}
    </ul>
  );
}
