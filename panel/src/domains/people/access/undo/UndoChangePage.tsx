import type { SignInChange } from '@bellbird/contract/people/access';
import { useCallback, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useLoaded } from '#platform/api/use-loaded.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { useParams } from '#platform/routing/routing.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Note } from '#ui/Note.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Text } from '#ui/Text.tsx';
import { AccessForm } from '../AccessForm.tsx';
import { AuthSkeleton } from '../AuthSkeleton.tsx';
import { readChange, undoChange } from '../access.queries.ts';
import { isLinkKey } from '../link-key.ts';

/** The page of ‘This wasn’t me’ in a mail: opening it changes nothing, the button undoes. */
export function UndoChangePage() {
  const { key } = useParams('undoChange');
  return isLinkKey(key) ? <CheckedLink key={key} linkKey={key} /> : <UnknownLink />;
}

function UnknownLink() {
  const { t } = useTranslation('passwords');
  return (
    <AccessForm title={t('undo.title')} lead={t('undo.unknown')} back>
      {null}
    </AccessForm>
  );
}

function CheckedLink({ linkKey }: { linkKey: string }) {
  const { loaded, retry } = useLoaded(useCallback(() => readChange(linkKey), [linkKey]));
  if (loaded.kind === 'loading') return <AuthSkeleton />;
  if (loaded.kind === 'ready') return <Change linkKey={linkKey} change={loaded.data} />;
  return loaded.failure.status === 404 ? <UnknownLink /> : <ErrorState headingLevel="h1" onRetry={retry} />;
}

function Change({ linkKey, change }: { linkKey: string; change: SignInChange }) {
  const { t } = useTranslation('passwords');
  const attempt = useAttempt();
  const [state, setState] = useState(change.state);
  const [isBusy, setBusy] = useState(false);

  const undo = async () => {
    setBusy(true);
    await attempt(async () => setState((await undoChange(linkKey)).state));
    setBusy(false);
  };

  return (
    <AccessForm title={t('undo.title')} lead={t(`undo.what.${change.kind}`)} back={state !== 'open'}>
      {state === 'expired' && <Note tone="warning">{t('undo.expired')}</Note>}
      {state === 'undone' && (
        <Note tone="success" announce>
          {t('undo.done')}
        </Note>
      )}
      {state === 'open' && (
        <>
          <Text size="body">{t('undo.effect')}</Text>
          <PrimaryButton size="large" fullWidth loading={isBusy} onClick={() => void undo()}>
            {t('undo.action')}
          </PrimaryButton>
        </>
      )}
    </AccessForm>
  );
}
