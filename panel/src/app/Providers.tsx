import type { ReactNode } from 'react';
import { UnreachedContext } from '#loading/lost-part.ts';
import { ConfirmProvider } from '#ui/confirm/ConfirmProvider.tsx';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { UiRoot } from '#ui/UiRoot.tsx';
import { Unreached } from '#ui/Unreached.tsx';

/** What every page can rely on: direction, what a lost part says, notices and confirmations. */
export function Providers({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  return (
    <UiRoot direction={direction}>
      <UnreachedContext value={Unreached}>
        <NoticesProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
        </NoticesProvider>
      </UnreachedContext>
    </UiRoot>
  );
}
