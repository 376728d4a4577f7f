// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { renderForm } from '../testing/render-ui.tsx';
import { applyFieldErrors } from './apply-field-errors.ts';
import { MoreFields } from './MoreFields.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const schema = z.object({ title: z.string(), intro: z.string() });
const values = { title: 'Winter', intro: '' };
const fields = (
  <>
    <TextField name="title" label="Title" />
    <MoreFields about="Intro">
      <TextField name="intro" label="Intro" />
    </MoreFields>
  </>
);
const toggle = () => screen.getByRole('button', { name: /^More options/ });
const isFolded = () => screen.getByLabelText('Intro').closest('[hidden]') !== null;

it('folded fields unfold on a press, and keep what was typed when they are folded again', async () => {
  const { user } = renderForm(fields, { schema, values });
  expect(isFolded()).toBe(true);
  await user.click(toggle());
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  await user.type(screen.getByLabelText('Intro'), 'Only in July');
  await user.click(toggle());
  expect(isFolded()).toBe(true);
  expect((screen.getByLabelText('Intro') as HTMLInputElement).value).toBe('Only in July');
});

it('an error in a folded field unfolds it, takes the cursor there, and is not folded away', async () => {
  const { form, user } = renderForm(fields, { schema, values });
  act(() => applyFieldErrors(form(), { message: 'Please look again.', fields: { intro: 'Too long.' } }));
  expect(isFolded()).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('Intro'));
  await user.click(toggle());
  expect(isFolded()).toBe(false);
});
