// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useFormState } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { addTexts } from '#texts/texts.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { renderForm } from '#ui/testing/render-ui.tsx';
import { LinesField } from './LinesField.tsx';
import type { EntryField } from './entry-fields.ts';
import en from './catalogue.en.json' with { type: 'json' };

addTexts('catalogue', en);
afterEach(cleanup);

const part = (name: string) => ({ name, as: 'text', fields: [] }) as unknown as EntryField;
const prices = { ...part('prices'), as: 'list', fields: [part('label')] } as EntryField;

const schema = z.object({ value: z.object({ prices: z.array(z.object({ label: z.string().min(1) })).min(1) }) });

function Edited() {
  return useFormState().isDirty && <p>Edited</p>;
}

function openForm(labels: string[], onSubmit = vi.fn<(values: object) => void>()) {
  const shown = renderForm(
    <>
      <LinesField
        field={prices}
        name="value.prices"
        label="Prices"
        renderLine={(path) => <TextField name={`${path}.label`} label="Label" />}
      />
      <Edited />
    </>,
    { schema, values: { value: { prices: labels.map((label) => ({ label })) } }, onSubmit },
  );
  return { user: shown.user, onSubmit };
}

const inputs = () => screen.queryAllByRole<HTMLInputElement>('textbox', { name: 'Label' });
const labels = () => inputs().map(({ value }) => value);

test('lines are added with the focus inside, moved with what was typed, and removed', async () => {
  const { user, onSubmit } = openForm(['Gold', 'Silver']);
  expect(screen.queryByText('Edited')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a price' }));
  await user.keyboard('Bronze');
  expect(labels()).toEqual(['Gold', 'Silver', 'Bronze']);
  expect(screen.getByText('Edited')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Move line 3 up' }));
  expect(labels()).toEqual(['Gold', 'Bronze', 'Silver']);
  await user.type(inputs()[1] as HTMLInputElement, '!');
  await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
  expect(labels()).toEqual(['Bronze!', 'Silver']);

  await user.click(screen.getByRole('button', { name: 'Add a price' }));
  expect(labels()).toEqual(['Bronze!', 'Silver', '']);
  await user.keyboard('Tin');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      value: { prices: [{ label: 'Bronze!' }, { label: 'Silver' }, { label: 'Tin' }] },
    }),
  );
});

test('a mistake leaves with its line, and another one is found at once', async () => {
  const { user, onSubmit } = openForm(['Gold', '']);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(inputs()[1]?.getAttribute('aria-invalid')).toBe('true'));
  await user.click(screen.getByRole('button', { name: 'Move line 2 up' }));
  await waitFor(() => expect(inputs().map((each) => each.getAttribute('aria-invalid'))).toEqual(['true', null]));
  await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
  await waitFor(() => expect(inputs().map((each) => each.getAttribute('aria-invalid'))).toEqual([null]));
  await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(onSubmit).not.toHaveBeenCalled();
});
