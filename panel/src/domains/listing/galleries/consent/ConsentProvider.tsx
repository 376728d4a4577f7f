import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { type AskConsent, ConsentContext } from './consent.ts';
import { consentOptions } from './consent.queries.ts';
import css from './ConsentProvider.module.css';

const ConsentDialog = lazyPart(() => import('./ConsentDialog.tsx'), 'ConsentDialog');

/** Asks for the content agreement once, before the first change. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(agreed: boolean) => void>(undefined);

  const ask = useCallback<AskConsent>(async () => {
    // If it cannot be checked here, the server checks it.
    if (await queries.ensureQueryData(consentOptions).catch(() => true)) return true;
    setAsking(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, [queries]);

  const close = (agreed: boolean) => {
    setAsking(false);
    if (agreed) queries.setQueryData(consentOptions.queryKey, true);
    answer.current?.(agreed);
  };

  return (
    <ConsentContext value={ask}>
      <Reminder onRead={() => void ask()} />
      {children}
      {isAsking && (
        <Suspense>
          <ConsentDialog onClose={close} />
        </Suspense>
      )}
    </ConsentContext>
  );
}

function Reminder({ onRead }: { onRead: () => void }) {
  const { t } = useTranslation('galleries');
  const { data: hasAgreed } = useQuery(consentOptions);
  if (hasAgreed !== false) return null;
  return (
    <div className={css.place}>
      <Note action={<Button onClick={onRead}>{t('consent.read')}</Button>}>{t('consent.missing')}</Note>
    </div>
  );
}
