// @vitest-environment happy-dom
import { Phone } from '@bellbird/contract/shared/phone';
import { PHONE_INPUT } from '@bellbird/contract/shared/phone-number';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { renderForm } from '../testing/render-ui.tsx';
import { PhoneField } from './PhoneField.tsx';

afterEach(cleanup);

const schema = z.object({ phone: Phone });

function renderPhone(country: string | undefined, onSubmit = vi.fn<(values: unknown) => void>()) {
  const view = renderForm(<PhoneField name="phone" label="Phone" country={country} />, {
    schema,
    values: { phone: '' },
    onSubmit,
  });
  const input = screen.getByLabelText<HTMLInputElement>('Phone');
  const isRed = () => input.getAttribute('aria-invalid') === 'true' && input.closest('[data-error]') !== null;
  return { ...view, input, isRed, onSubmit };
}

describe('the phone field', () => {
  // First: later the rules are loaded already.
  it('SHELL-101 stores the international form, also if its rules arrive after the field was left', async () => {
    const { user, input } = renderPhone('au');
    await user.click(input);
    await user.paste('0491 570 006');
    await user.tab();
    await waitFor(() => expect(input.value).toBe('+61 491 570 006'));
  });

  it('SHELL-101 sends the international form, also from a field that was not left', async () => {
    const { user, input, onSubmit } = renderPhone('au');
    await user.click(input);
    await user.paste('0491 570 006');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ phone: '+61491570006' }));
  });

  it('is sent once by two presses while its value is being finished', async () => {
    const { user, input, onSubmit } = renderPhone('au');
    await user.click(input);
    await user.paste('0491 570 006');
    const form = input.closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    await waitFor(() => expect(input.value).toBe('+61 491 570 006'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('USER-036 accepts only digits, plus and space', async () => {
    const { user, input } = renderPhone('au');
    await user.type(input, '+61 (491) abc-570');
    expect(input.value).toBe('+61 491 570');
    expect(PHONE_INPUT.test(input.value)).toBe(true);
  });

  it('USER-036 is red while the number is invalid, and not afterwards', async () => {
    const { user, input, isRed } = renderPhone('au');
    await user.type(input, '+61 491');
    await waitFor(() => expect(isRed()).toBe(true));
    await user.type(input, ' 570 006');
    await waitFor(() => expect(isRed()).toBe(false));
  });

  it('SHELL-101 reads a number without a plus as one of the configured country', async () => {
    const { user, input, isRed, onSubmit } = renderPhone('au');
    await user.type(input, '0491 570 006');
    await waitFor(() => expect(isRed()).toBe(false));
    await user.tab();
    expect(input.value).toBe('+61 491 570 006');
    await user.click(screen.getByText('Send'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ phone: '+61491570006' }));
  });

  it('SHELL-101 falls back to tr when no country is configured', async () => {
    const { user, input, isRed } = renderPhone(undefined);
    await user.type(input, '0532 123 45 67');
    await waitFor(() => expect(isRed()).toBe(false));
    await user.tab();
    expect(input.value).toBe('+90 532 123 45 67');
  });

  it('SHELL-121 refuses an empty value and a lone plus', async () => {
    const { user, input, onSubmit } = renderPhone('au');
    await user.click(screen.getByText('Send'));
    expect(await screen.findByText('This field is required!')).toBeTruthy();
    await user.type(input, '+');
    await user.click(screen.getByText('Send'));
    expect(await screen.findByText(/Please enter a valid phone number/)).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
