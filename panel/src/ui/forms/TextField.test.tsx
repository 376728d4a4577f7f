// @vitest-environment happy-dom
import { text, Url } from '@bellbird/contract/shared/fields';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { renderForm } from '../testing/render-ui.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const schema = z.object({ name: text(20), link: Url });
const fields = (
  <>
    <TextField name="name" label="Name" help="As couples see it." required />
    <TextField name="link" label="Website" type="url" />
  </>
);

describe('a text field', () => {
  it('SHELL-118 says ‘This field is required!’ when it is empty, and keeps the form', async () => {
    const onSubmit = vi.fn<(values: unknown) => void>();
    const { user } = renderForm(fields, { schema, values: { name: ' ', link: 'https://a.example' }, onSubmit });
    await user.click(screen.getByText('Send'));
    expect(await screen.findByText('This field is required!')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('SHELL-119 says ‘Please enter a valid URL’ for a malformed link', async () => {
    const { user } = renderForm(fields, { schema, values: { name: 'Barn', link: 'wattlecreek' } });
    await user.click(screen.getByText('Send'));
    expect(await screen.findByText('Please enter a valid URL')).toBeTruthy();
  });

  it('connects label, help and error with its input', async () => {
    const { user } = renderForm(fields, { schema, values: { name: '', link: 'https://a.example' } });
    await user.click(screen.getByText('Send'));
    await screen.findByText('This field is required!');
    const input = screen.getByLabelText(/Name/);
    const spoken = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
    expect(spoken.map((part) => part?.textContent)).toEqual(['This field is required!', 'As couples see it.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  it('returns what was typed', async () => {
    const onSubmit = vi.fn<(values: unknown) => void>();
    const { user } = renderForm(fields, { schema, values: { name: '', link: '' }, onSubmit });
    await user.type(screen.getByLabelText(/Name/), ' Barn ');
    await user.type(screen.getByLabelText('Website'), 'https://a.example');
    await user.click(screen.getByText('Send'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'Barn', link: 'https://a.example' }));
  });
});
