// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '#texts/texts.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { PageBoundary } from './PageBoundary.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(Page: () => string) {
  await act(async () =>
    renderUi(
      <PageBoundary
        page={Page}
        fallback="This page stopped working"
        unreached={(onRetry) => <button onClick={onRetry}>Retry</button>}
      >
        <Page />
      </PageBoundary>,
    ),
  );
}

test('a page whose texts were lost says so, and ‘Retry’ asks for them again', async () => {
  let isLost = true;
  setLanguage('en', async () => {
    if (isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return { title: 'Notes' };
  });
  await open(() => useTranslation('lost-notes').t('title'));
  expect(document.body.textContent).toBe('Retry');
  isLost = false;
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(document.body.textContent).toBe('Notes');
});

test('a page that fails for another reason has crashed', async () => {
  await open(() => {
    throw new TypeError('useState is not a function');
  });
  expect(document.body.textContent).toBe('This page stopped working');
});
