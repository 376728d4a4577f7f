import type { Upgrade } from '@bellbird/contract/money/packages/upgrades.ts';
import { createContext, useContext } from 'react';

/** The dialogs that the shell can open over any page of the main layout. */
export type ShellDialog =
  | { readonly kind: 'search' }
  | { readonly kind: 'contact' }
  | { readonly kind: 'profile'; readonly userId: number }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'upgrade'; readonly upgrade: Upgrade; readonly providerId?: number };

export type Shell = { open: (dialog: ShellDialog) => void };

export const ShellContext = createContext<Shell>({ open: () => undefined });

export function useShell(): Shell {
  return useContext(ShellContext);
}
