import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { report } from '#platform/error-reporting/current-reporter.ts';
import { session } from '#platform/session/current-session.ts';
import { createQueryClient } from './query-client.ts';
import { renewImages } from './renew-images.ts';

export const queryClient = createQueryClient(report);

// Data that one user loaded must not be shown to the next.
session.subscribe(() => {
  if (session.get().status !== 'loggedIn') queryClient.clear();
});

/** The data cache, for layouts that show data; the sign-in pages don't load it. */
export function QueryRoot({ children }: { children: ReactNode }) {
  useEffect(() => renewImages(queryClient), []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
