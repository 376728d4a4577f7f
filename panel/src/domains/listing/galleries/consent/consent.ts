import { createContext, useContext } from 'react';

/** Asks for the consent where it is missing; false when somebody would rather not. */
export type AskConsent = () => Promise<boolean>;

export const ConsentContext = createContext<AskConsent | undefined>(undefined);

/** `if (await consent())`: nothing in a gallery is changed before the content agreement is agreed to. */
export function useConsent(): AskConsent {
  const ask = useContext(ConsentContext);
  if (!ask) throw new Error('useConsent needs a <ConsentProvider> above it.');
  return ask;
}
