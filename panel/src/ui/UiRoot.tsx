import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';

/** What every part relies on: the direction of reading. */
export function UiRoot({ direction = 'ltr', children }: { direction?: 'ltr' | 'rtl'; children: ReactNode }) {
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
}
