// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePreloaded } from './use-preloaded.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a part in the background that could not be loaded is tried again, and not before it is wanted', async () => {
  const preload = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue({});
  const { result, rerender } = renderHook(({ isWanted }) => usePreloaded(isWanted, preload), {
    initialProps: { isWanted: false },
  });
  expect(preload).not.toHaveBeenCalled();
  rerender({ isWanted: true });
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect([preload.mock.calls.length, result.current]).toEqual([1, false]);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect([preload.mock.calls.length, result.current]).toEqual([2, true]);
});
