import { createContext, type ReactNode, useContext } from 'react';

export type Question = {
  title: string;
  text?: ReactNode;
  /** The label of the confirming button. */
  confirm: string;
  cancel?: string;
  /** It deletes or rejects something. */
  danger?: boolean;
};

export type Ask = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Ask | undefined>(undefined);

/** `if (await confirm({ … }))`: asks before an action that cannot be undone. */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs a <ConfirmProvider> above it.');
  return ask;
}
