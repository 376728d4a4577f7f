import type { UnmatchedMessage } from '@bellbird/contract/messages';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/useTranslation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Pager } from '#ui/list/Pager.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { unmatchedOptions } from './unmatched.queries.ts';
import { UnmatchedItem } from './UnmatchedItem.tsx';
import { useUnmatched } from './use-unmatched.ts';

const FindCoupleDialog = lazyPart(() => import('./FindCoupleDialog.tsx').then((module) => module.FindCoupleDialog));

/** What people wrote that belongs to no conversation for certain. It waits here, since a guess could tell the wrong couple. */
export function UnmatchedPage() {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const { page } = useSearch({ strict: false }) as { page?: string };
  const unmatched = useQuery(unmatchedOptions(Math.max(1, Number(page) || 1)));
  const { put, putAway } = useUnmatched();
  const [wanted, setWanted] = useState<UnmatchedMessage>();
  const toPage = (next: number) => void navigate({ to: '.', search: { page: String(next) } as never });
  const messages = unmatched.data?.data;

  return (
    <Page>
      <PageHeader title={t('unmatched.title')} lead={t('unmatched.lead')} />
      <Card aria-busy={unmatched.isPlaceholderData}>
        {unmatched.isError && !messages ? (
          <ErrorState title={t('unmatched.failed')} onRetry={() => void unmatched.refetch()} />
        ) : !messages ? (
          <Waiting />
        ) : messages.length === 0 ? (
          <EmptyState
            title={t('unmatched.emptyTitle')}
            text={t('unmatched.emptyText')}
            actions={
              <Button component={Link} to="/leads">
                {t('unmatched.toCouples')}
              </Button>
            }
          />
        ) : (
          <List>
            {messages.map((message) => (
              <UnmatchedItem
                key={message.id}
                message={message}
                onFind={() => setWanted(message)}
                onDismiss={() => void putAway(message)}
              />
            ))}
          </List>
        )}
        {unmatched.data && unmatched.data.meta.total > unmatched.data.meta.limit && (
          <Pager {...unmatched.data.meta} onPage={toPage} />
        )}
      </Card>
      <Suspense>
        {wanted && (
          <FindCoupleDialog
            message={wanted}
            onClose={() => setWanted(undefined)}
            onChoose={(leadId) => {
              setWanted(undefined);
              void put(wanted, leadId);
            }}
          />
        )}
      </Suspense>
    </Page>
  );
}

function Waiting() {
  return (
    <CardBody aria-busy>
      <Skeleton variant="rounded" width="40%" height={20} />
      <Skeleton variant="rounded" height={64} sx={{ marginTop: 2 }} />
    </CardBody>
  );
}

const List = styled('ul')({ listStyle: 'none' });
