import { useCallback, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useLoaded } from '#platform/api/use-loaded.ts';
import { useParams } from '#platform/routing/routing.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Note } from '#ui/Note.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text, Title } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { changeSubscription, readSubscription } from './unsubscribe.queries.ts';

/** A couple’s page from the link in a mail: opening it changes nothing, the button does. */
export function UnsubscribePage() {
  const { t } = useTranslation('unsubscribe');
  const { token } = useParams('unsubscribe');
  const { loaded, retry } = useLoaded(useCallback(() => readSubscription(token), [token]));
  const isUnknown = loaded.kind === 'failed' && loaded.failure.status === 404;
  return (
    <Stack gap={5}>
      <Title>{t('title')}</Title>
      {loaded.kind === 'loading' && <Skeleton height={96} />}
      {isUnknown && <Note tone="warning">{t('unknown')}</Note>}
      {loaded.kind === 'failed' && !isUnknown && <ErrorState title={t('failed')} onRetry={retry} />}
      {loaded.kind === 'ready' && <Choice token={token} before={loaded.data.isUnsubscribed} />}
    </Stack>
  );
}

function Choice({ token, before }: { token: string; before: boolean }) {
  const { t } = useTranslation('unsubscribe');
  const [isUnsubscribed, setUnsubscribed] = useState(before);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const change = async () => {
    setState('busy');
    try {
      const changed = await changeSubscription(token, !isUnsubscribed);
      setUnsubscribed(changed.isUnsubscribed);
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
