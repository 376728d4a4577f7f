// @vitest-environment happy-dom
import { Day } from '@bellbird/contract/shared/fields';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { renderForm } from '../testing/render-ui.tsx';
import { DateField } from './DateField.tsx';

// The calendar is a chunk of its own; loading it is not what is tested here.
beforeAll(() => import('./CalendarPopover.tsx'));
afterEach(cleanup);

const schema = z.object({ day: Day });

function renderDay(day: string, onSubmit = vi.fn<(values: unknown) => void>()) {
  const field = <DateField name="day" label="Wedding" min="2027-04-05" max="2027-04-20" />;
  const view = renderForm(field, { schema, values: { day }, onSubmit });
  return { ...view, onSubmit, input: screen.getByLabelText<HTMLInputElement>('Wedding') };
}

describe('the date field', () => {
  it('SHELL-102 SHELL-103 shows DD.MM.YYYY and returns YYYY-MM-DD', async () => {
    const { user, input, onSubmit } = renderDay('2027-04-10');
    expect(input.value).toBe('10.04.2027');
    await user.clear(input);
    await user.type(input, '1.5.2027');
    await user.tab();
    expect(input.value).toBe('01.05.2027');
    await user.click(screen.getByText('Send'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ day: '2027-05-01' }));
  });

  it.each(['31.02.2027', '12.2027', 'soon'])(
    'SHELL-125 refuses %s, which is not a day, and keeps it visible',
    async (typed) => {
      const { user, input, onSubmit } = renderDay('');
      await user.type(input, typed);
      await user.click(screen.getByText('Send'));
      expect(await screen.findByText('Please enter a valid date.')).toBeTruthy();
      expect(input.value).toBe(typed);
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('can be picked from a calendar with a first and last day', async () => {
    const { user, input, form } = renderDay('2027-04-10');
    await user.click(screen.getByRole('button', { name: 'Choose a date' }));
    const day = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    expect(await screen.findByRole('dialog', { name: 'Wedding' })).toBeTruthy();
    expect(document.activeElement).toBe(day('Saturday, 10 April 2027'));
    expect(day('Sunday, 4 April 2027').disabled).toBe(true);
    expect(day('Wednesday, 21 April 2027').disabled).toBe(true);
    await user.click(day('Saturday, 17 April 2027'));
    expect(form().getValues('day')).toBe('2027-04-17');
    expect(input.value).toBe('17.04.2027');
  });
});
