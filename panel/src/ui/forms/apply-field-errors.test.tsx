// @vitest-environment happy-dom
import { FORM_ERROR } from '@bellbird/contract/shared/errors';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderForm } from '../testing/render-ui.tsx';
import { applyFieldErrors } from './apply-field-errors.ts';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const schema = z.object({ username: z.string(), phones: z.array(z.object({ number: z.string() })) });
const values = { username: 'demo', phones: [{ number: '' }, { number: '' }] };
const fields = (
  <>
    <TextField name="username" label="Username" />
    <TextField name="phones.0.number" label="First phone" />
    <TextField name="phones.1.number" label="Second phone" />
  </>
);

describe('the errors of a failed call', () => {
  it('SHELL-116 are shown at their fields, with the message at the top of the form', async () => {
    const { form } = renderForm(fields, { schema, values });
    act(() =>
      applyFieldErrors(form(), {
        message: 'Please look again.',
        fields: { username: 'This name is taken.', 'phones.1.number': 'This is no phone number.' },
      }),
    );
    expect((await screen.findByRole('alert')).textContent).toBe('Please look again.');
    expect(errorOf('Username')).toBe('This name is taken.');
    expect(errorOf('Second phone')).toBe('This is no phone number.');
    expect(errorOf('First phone')).toBeUndefined();
  });

  it('SHELL-117 SHELL-120 mark the named fields under the generic message when there are only paths', async () => {
    const { form } = renderForm(fields, { schema, values });
    act(() => applyFieldErrors(form(), { message: FORM_ERROR, fields: { 'phones.0.number': '' } }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'There is an error in the submitted fields! Please check the form.',
    );
    expect(screen.getByLabelText('First phone').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Username').hasAttribute('aria-invalid')).toBe(false);
  });

  it('put the cursor into the first field to fix', () => {
    const { form } = renderForm(fields, { schema, values });
    act(() => applyFieldErrors(form(), { message: FORM_ERROR, fields: { 'phones.0.number': 'No.' } }));
    expect(document.activeElement).toBe(screen.getByLabelText('First phone'));
  });

  it('are not lost when the form has no such field', async () => {
    const { form } = renderForm(fields, { schema, values });
    act(() => applyFieldErrors(form(), { message: FORM_ERROR, fields: { coupon: 'This coupon is over.' } }));
    expect((await screen.findByRole('alert')).textContent).toContain('This coupon is over.');
  });
});

function errorOf(label: string): string | undefined {
  const [first] = (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '').split(' ');
  return (first && document.getElementById(first)?.textContent) || undefined;
}
