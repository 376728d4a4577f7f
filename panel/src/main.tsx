import '#ui/styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashScreen } from '#app/CrashScreen.tsx';
import { Providers } from '#app/Providers.tsx';
import { RetryScreen } from '#app/RetryScreen.tsx';
import { Root } from '#app/Root.tsx';
import { startPanel } from '#app/start.ts';
import { report } from '#platform/error-reporting/current-reporter.ts';
import { PageBoundary } from '#platform/routing/PageBoundary.tsx';
import { RouterRoot } from '#platform/routing/RouterRoot.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

// Not awaited: top-level await keeps the bundler from merging files.
void startPanel().then(({ router, direction }) => {
  delete document.documentElement.dataset['frame'];
  const panel = createRoot(root, { onUncaughtError: report, onCaughtError: report });
  // A transition renders in slices, so a slow phone stays responsive.
  startTransition(() =>
    panel.render(
      <StrictMode>
        <Providers direction={direction}>
          <RouterRoot router={router}>
            <PageBoundary
              page={undefined}
              fallback={<CrashScreen />}
              unreached={() => <RetryScreen onRetry={() => location.reload()} />}
            >
              <Root />
            </PageBoundary>
          </RouterRoot>
        </Providers>
      </StrictMode>,
    ),
  );
});
