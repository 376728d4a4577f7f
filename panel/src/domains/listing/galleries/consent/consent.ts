import { createContext, useContext } from 'react';

/** Asks for consent if it is missing; resolves to false if the user declines. */
export type AskConsent = () => Promise<boolean>;

export const ConsentContext = createContext<AskConsent | undefined>(undefined);

/** Use `if (await consent())` before every change of a gallery. */
export function useConsent(): AskConsent {
  const ask = useContext(ConsentContext);
  if (!ask) throw new Error('useConsent needs a <ConsentProvider> above it.');
  return ask;
}
