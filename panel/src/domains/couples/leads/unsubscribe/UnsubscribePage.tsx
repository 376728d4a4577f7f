import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { useParams } from '#platform/routing/routing.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Note } from '#ui/Note.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text, Title } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { changeSubscription, subscriptionOptions } from './unsubscribe.queries.ts';

/** A couple’s page from the link in a mail: opening it changes nothing, the button does. */
export function UnsubscribePage() {
  const { t } = useTranslation('unsubscribe');
  const { token } = useParams('unsubscribe');
  const query = useQuery(subscriptionOptions(token));
  const isUnknown = query.error instanceof ApiFailure && query.error.status === 404;
  return (
    <Stack gap={5}>
      <Title>{t('title')}</Title>
      {query.isPending && <Skeleton height={96} />}
      {isUnknown && <Note tone="warning">{t('unknown')}</Note>}
      {query.isError && !isUnknown && <ErrorState title={t('failed')} onRetry={() => void query.refetch()} />}
      {query.data && <Choice token={token} isUnsubscribed={query.data.isUnsubscribed} />}
    </Stack>
  );
}

function Choice({ token, isUnsubscribed }: { token: string; isUnsubscribed: boolean }) {
  const { t } = useTranslation('unsubscribe');
  const queries = useQueryClient();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const change = async () => {
    setState('busy');
    try {
      const changed = await changeSubscription(token, !isUnsubscribed);
      queries.setQueryData(subscriptionOptions(token).queryKey, changed);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      {isUnsubscribed ? (
        <Note tone="success" announce>
          {t('done')}
        </Note>
      ) : (
        <Text size="body">{t('text')}</Text>
      )}
      {state === 'failed' && <Note tone="error">{t('failed')}</Note>}
      <Button
        variant={isUnsubscribed ? 'text' : 'contained'}
        color="primary"
        size="large"
        fullWidth
        loading={state === 'busy'}
        onClick={() => void change()}
      >
        {t(isUnsubscribed ? 'again' : 'unsubscribe')}
      </Button>
    </>
  );
}
