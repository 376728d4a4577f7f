// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderForm } from '../testing/render-ui.tsx';
import { SelectField } from './SelectField.tsx';

// The list is a chunk of its own; loading it is not what is tested here.
beforeAll(() => import('../overlays/SelectPopup.tsx'));
afterEach(cleanup);

const OPTIONS = [
  { value: 1, label: 'Budget too low' },
  { value: 2, label: 'Date not available', disabled: true },
  { value: 3, label: 'Fake request' },
];
const schema = z.object({ reason: z.number('Please choose a reason.') });

function renderReason(reason: number | undefined, onSubmit = vi.fn<(values: unknown) => void>()) {
  const field = <SelectField name="reason" label="Reason" help="Only we see it." required options={OPTIONS} />;
  const view = renderForm(field, { schema, values: { reason }, onSubmit });
  return { ...view, onSubmit, select: screen.getByRole('combobox', { name: /Reason/ }) };
}

const list = () => screen.findByRole('listbox', { name: /Reason/ });
const chosen = () => screen.getAllByRole('option').map((option) => option.getAttribute('aria-selected'));

describe('the select field', () => {
  test('shows what is chosen, and stores the value of another choice', async () => {
    const { user, select, onSubmit } = renderReason(1);
    expect(select.textContent).toBe('Budget too low');
    await user.click(select);
    expect((await list()).id).toBe(select.getAttribute('aria-controls'));
    expect([select.getAttribute('aria-expanded'), chosen()]).toEqual(['true', ['true', 'false', 'false']]);
    await user.click(screen.getByRole('option', { name: 'Fake request' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(select.textContent).toBe('Fake request');
    await user.click(screen.getByText('Send'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ reason: 3 }));
  });

  test('works with the keyboard alone, and has the focus again once it is closed', async () => {
    const { user, select } = renderReason(undefined);
    expect(select.textContent).toBe('Please choose');
    select.focus();
    await user.keyboard('{ArrowDown}');
    await list();
    const option = (name: string) => screen.getByRole('option', { name });
    await waitFor(() => expect(document.activeElement).toBe(option('Budget too low')));
    await user.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toBe(option('Fake request')));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(select));
    expect(select.textContent).toBe('Fake request');
  });

  test('what cannot be chosen is not, and Escape chooses nothing', async () => {
    const { user, select, form } = renderReason(1);
    await user.click(select);
    await list();
    await user.click(screen.getByRole('option', { name: 'Date not available' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(form().getValues('reason')).toBe(1);
  });

  test('shows the placeholder while the list does not contain the value yet', () => {
    const { select } = renderReason(9);
    expect(select.textContent).toBe('Please choose');
  });

  test('an error is at the select, which is focused and described by it', async () => {
    const { user, select, onSubmit } = renderReason(undefined);
    await user.click(screen.getByText('Send'));
    const error = await screen.findByText('Please choose a reason.');
    expect(document.activeElement).toBe(select);
    expect([select.getAttribute('aria-invalid'), select.getAttribute('aria-required')]).toEqual(['true', 'true']);
    const described = select.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      error.textContent,
      'Only we see it.',
    ]);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
