import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from '#app/Providers.tsx';
import { startPanel } from '#app/start.ts';
import { report } from '#platform/error-reporting/current-reporter.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

// Not awaited: a module that waits stops the bundler from tidying the files that wait for it.
void startPanel().then(({ router, direction }) =>
  createRoot(root, { onUncaughtError: report, onCaughtError: report }).render(
    <StrictMode>
      <Providers direction={direction}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  ),
);
