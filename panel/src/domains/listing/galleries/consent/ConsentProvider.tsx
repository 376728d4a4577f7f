import type { AgreementSign } from '@bellbird/contract/foundation/agreements';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { type AskConsent, ConsentContext } from './consent.ts';
import { ConsentGiven } from './ConsentGiven.tsx';
import { consentOptions } from './consent.queries.ts';
import css from './ConsentProvider.module.css';

const ConsentDialog = lazyPart(() => import('./ConsentDialog.tsx'), 'ConsentDialog');

type ConsentProviderProps = {
  /** Only asks, where the page itself is about something else. */
  isQuiet?: boolean;
  children: ReactNode;
};

/** Asks for the content agreement once, before the first change. */
export function ConsentProvider({ isQuiet = false, children }: ConsentProviderProps) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(agreed: boolean) => void>(undefined);

  const ask = useCallback<AskConsent>(async () => {
    // If it cannot be checked here, the server checks it.
    const isGiven = await queries.ensureQueryData(consentOptions).then(Boolean, () => true);
    if (isGiven) return true;
    setAsking(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, [queries]);

  const close = (sign: AgreementSign | null) => {
    setAsking(false);
    if (sign) queries.setQueryData(consentOptions.queryKey, sign);
    answer.current?.(sign !== null);
  };

  return (
    <ConsentContext value={ask}>
      {!isQuiet && <Reminder onRead={() => void ask()} />}
      {children}
      {!isQuiet && <ConsentGiven />}
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
  const { data: consent } = useQuery(consentOptions);
  if (consent !== null) return null;
  return (
    <div className={css.place}>
      <Note action={<Button onClick={onRead}>{t('consent.read')}</Button>}>{t('consent.missing')}</Note>
    </div>
  );
}
