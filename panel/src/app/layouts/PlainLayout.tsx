import type { ReactNode } from 'react';
import { CentredPage } from './CentredPage.tsx';

/** Error pages: only what happened and what to do. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return <CentredPage>{children}</CentredPage>;
}
