import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startPanel } from '#app/start.ts';
import { Providers } from '#app/Providers.tsx';

const { router, queryClient, report, direction } = await startPanel();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

createRoot(root, { onUncaughtError: report, onCaughtError: report }).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Providers direction={direction}>
        <RouterProvider router={router} />
      </Providers>
    </QueryClientProvider>
  </StrictMode>,
);
