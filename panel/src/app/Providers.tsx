import { type ReactNode, Suspense } from 'react';
import { ConfirmProvider } from '#ui/confirm/ConfirmProvider.tsx';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { ThemeRoot } from '#ui/theme/ThemeRoot.tsx';

/** What every page can rely on: theme, notices and confirmations. */
export function Providers({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  return (
    <Suspense>
      <ThemeRoot direction={direction}>
        <NoticesProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
        </NoticesProvider>
      </ThemeRoot>
    </Suspense>
  );
}
