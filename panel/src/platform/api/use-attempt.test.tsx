// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { networkFailure } from './api-failure.ts';
import { useAttempt } from './use-attempt.ts';

// The stage is a file of its own; loading it is not what is tested here.
beforeAll(() => import('#ui/notices/NoticeStage.tsx'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function setUp() {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  let attempt: ReturnType<typeof useAttempt> | undefined;
  function Page() {
    attempt = useAttempt();
    return null;
  }
  renderUi(
    <NoticesProvider>
      <Page />
    </NoticesProvider>,
  );
  return { reported, attempt: (error: unknown) => attempt?.(() => Promise.reject(error)) };
}

it('says why a call failed', async () => {
  const { attempt, reported } = setUp();
  expect(await attempt(networkFailure())).toBe(false);
  expect(await screen.findByText(/We couldn’t reach Bellbird/)).toBeTruthy();
  expect(reported).not.toHaveBeenCalled();
});

it('says that something went wrong, reports what, and lets the caller go on', async () => {
  const { attempt, reported } = setUp();
  const mistake = new TypeError('x is undefined');
  expect(await attempt(mistake)).toBe(false);
  expect(await screen.findByText('Something went wrong.')).toBeTruthy();
  expect(reported).toHaveBeenCalledWith(mistake);
});
