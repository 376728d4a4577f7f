import type { ReactNode } from 'react';
import { Text } from './Text.tsx';

/** A number or an amount: on one line, with digits that line up with those of other rows. */
export function Figure({ children }: { children: ReactNode }) {
  return (
    <Text size="inherit" tabular line="keep">
      {children}
    </Text>
  );
}
