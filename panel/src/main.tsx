import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashScreen } from '#app/CrashScreen.tsx';
import { Providers } from '#app/Providers.tsx';
import { Root } from '#app/Root.tsx';
import { startPanel } from '#app/start.ts';
import { report } from '#platform/error-reporting/current-reporter.ts';
import { PageBoundary } from '#platform/routing/PageBoundary.tsx';
import { RouterRoot } from '#platform/routing/RouterRoot.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

// Not awaited: a module that waits stops the bundler from tidying the files that wait for it.
void startPanel().then(({ router, direction }) => {
  const panel = createRoot(root, { onUncaughtError: report, onCaughtError: report });
  // Drawn in slices: a slow phone answers a finger between two of them.
  startTransition(() =>
    panel.render(
      <StrictMode>
        <Providers direction={direction}>
          <RouterRoot router={router}>
            <PageBoundary page={undefined} fallback={<CrashScreen />}>
              <Root />
            </PageBoundary>
          </RouterRoot>
        </Providers>
      </StrictMode>,
    ),
  );
});
