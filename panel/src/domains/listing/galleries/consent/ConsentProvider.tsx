import type { AgreementSign } from '@bellbird/contract/foundation/agreements';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { lazyPart } from '#loading/lazy-part.ts';
import { type AskConsent, ConsentContext } from './consent.ts';
import { consentOptions } from './consent.queries.ts';

const ConsentDialog = lazyPart(() => import('./ConsentDialog.tsx'), 'ConsentDialog');

/** Asks for the content agreement once, before the first change. */
export function ConsentProvider({ children }: { children: ReactNode }) {
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
      {children}
      {isAsking && <ConsentDialog onClose={close} />}
    </ConsentContext>
  );
}
