import type { ReactNode } from 'react';
import { ConfirmProvider } from '#ui/confirm/ConfirmProvider.tsx';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { UiRoot } from '#ui/UiRoot.tsx';

/** What every page can rely on: direction, notices and confirmations. */
export function Providers({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  return (
    <UiRoot direction={direction}>
      <NoticesProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </NoticesProvider>
    </UiRoot>
  );
}
