// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { onPartLost } from '#loading/lost-part.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Select } from './Select.tsx';

vi.mock('./SelectPopup.tsx', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
afterEach(cleanup);

test('a select whose list is lost is closed and says so, and the form stays', async () => {
  const told = vi.fn<() => void>();
  onTestFinished(onPartLost(told));
  const { user } = renderUi(
    <form>
      <input aria-label="Name" />
      <Select value={1} options={[{ value: 1, label: 'Photographer' }]} onChange={() => undefined} />
    </form>,
  );
  await user.type(screen.getByRole('textbox'), 'Ruby & Finn');
  await user.click(screen.getByRole('combobox'));
  await waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ruby & Finn');
});
