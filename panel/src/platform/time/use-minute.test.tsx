// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMinute } from './use-minute.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a clock renders once, and again only in the next minute', () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T09:30:01Z') });
  let rendered = 0;
  function Clock() {
    rendered += 1;
    return <time>{useMinute().toISOString()}</time>;
  }
  const { unmount } = render(<Clock />);
  expect(screen.getByRole('time').textContent).toContain('09:30:00');
  unmount();
  rendered = 0;
  render(<Clock />);
  expect(rendered).toBe(1);
  act(() => void vi.advanceTimersByTime(58_000));
  expect(rendered).toBe(1);
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByRole('time').textContent).toContain('09:31:00');
});
