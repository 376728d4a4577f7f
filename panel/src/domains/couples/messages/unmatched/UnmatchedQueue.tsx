import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Pager } from '#ui/list/Pager.tsx';
import type { FindCoupleProps } from './FindCoupleDialog.tsx';
import { UnmatchedItem, type WaitingWords } from './UnmatchedItem.tsx';

const FindCoupleDialog = lazyPart(() => import('./FindCoupleDialog.tsx'), 'FindCoupleDialog');

type Paged = { data: WaitingWords[]; meta: { page: number; limit: number; total: number } };

type UnmatchedQueueProps = {
  unmatched: Pick<UseQueryResult<Paged>, 'data' | 'isLoadingError' | 'isPlaceholderData' | 'refetch'>;
  empty: ReactNode;
  search: FindCoupleProps['search'];
  hint: string;
  onMatch: (message: WaitingWords, leadId: number) => void;
  onDismiss: (message: WaitingWords) => void;
};

/** The messages to match, each with its two actions. */
export function UnmatchedQueue({ unmatched, empty, search, hint, onMatch, onDismiss }: UnmatchedQueueProps) {
  const { t } = useTranslation('unmatched');
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<WaitingWords>();
  const toPage = (next: number) => void navigate({ to: '.', search: { page: String(next) } });
  const messages = unmatched.data?.data;
  return (
    <>
      <Card aria-busy={unmatched.isPlaceholderData}>
        {unmatched.isLoadingError ? (
          <ErrorState title={t('failed')} onRetry={() => void unmatched.refetch()} />
        ) : !messages ? (
          <Waiting />
        ) : messages.length === 0 ? (
          empty
        ) : (
          <ul>
            {messages.map((message) => (
              <UnmatchedItem
                key={message.id}
                message={message}
                onFind={() => setWanted(message)}
                onDismiss={() => onDismiss(message)}
              />
            ))}
          </ul>
        )}
        {unmatched.data && unmatched.data.meta.total > unmatched.data.meta.limit && (
          <Pager {...unmatched.data.meta} onPage={toPage} />
        )}
      </Card>
      {wanted && (
        <FindCoupleDialog
          senderName={wanted.senderName}
          search={search}
          hint={hint}
          onClose={() => setWanted(undefined)}
          onChoose={(leadId) => {
            setWanted(undefined);
            onMatch(wanted, leadId);
          }}
        />
      )}
    </>
  );
}

function Waiting() {
  return ['first', 'second', 'third'].map((each) => (
    <CardBody key={each} aria-busy>
      <Skeleton variant="rounded" width="40%" height={20} />
      <Skeleton variant="rounded" height={64} mt={4} />
    </CardBody>
  ));
}
