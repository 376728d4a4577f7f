// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { customerOptions } from './desk-customers.queries.ts';
import { useSaving } from './use-saving.ts';

test('a customer that could not be saved is read again: a colleague may have changed it', async () => {
  const queries = new QueryClient();
  const { queryKey } = customerOptions(7);
  queries.setQueryData(queryKey, { version: 1 } as never);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <NoticesProvider>{children}</NoticesProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useSaving(), { wrapper });
  const refused = result.current('Saved', () => Promise.reject(new Error('stale_version')));
  await expect(refused).rejects.toThrow('stale_version');
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
