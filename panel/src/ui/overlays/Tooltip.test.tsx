// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Tooltip } from './Tooltip.tsx';

beforeAll(() => import('./TooltipPopup.tsx'));
afterEach(cleanup);

test('a tooltip is shown on focus; Escape hides it, and the control still works', async () => {
  const press = vi.fn<() => void>();
  const { user } = renderUi(
    <Tooltip title="Export as a table">
      <button type="button" aria-label="Export" onClick={press} />
    </Tooltip>,
  );
  await user.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Export as a table');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  await user.keyboard('{Enter}');
  expect(press).toHaveBeenCalledOnce();
});
