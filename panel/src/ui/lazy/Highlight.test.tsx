// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Highlight } from './Highlight.tsx';

vi.mock('../Highlight.tsx', () => Promise.reject(new TypeError('Failed to fetch')));
afterEach(cleanup);

test('where the file that marks is lost, a list shows its names all the same', async () => {
  const view = render(<Highlight text="Ruby & Finn" part="finn" />);
  await act(() => vi.dynamicImportSettled());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(view.container.textContent).toBe('Ruby & Finn');
});
