// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderForm } from '../testing/render-ui.tsx';
import { MoneyField } from './MoneyField.tsx';

afterEach(cleanup);

const schema = z.object({ price: z.int().nullable() });

function renderPrice(price: number | null) {
  const view = renderForm(<MoneyField name="price" label="Price" />, { schema, values: { price } });
  return { ...view, input: screen.getByLabelText<HTMLInputElement>('Price') };
}

describe('the money field', () => {
  it('SHELL-095 shows whole dollars with separators after A$', () => {
    const { input } = renderPrice(22_000);
    expect(input.value).toBe('22,000');
    expect(input.parentElement?.textContent).toBe('A$');
  });

  it('stores an integer, and null when it is empty', async () => {
    const { user, input, form } = renderPrice(null);
    await user.type(input, '12x345');
    expect(input.value).toBe('12,345');
    expect(form().getValues('price')).toBe(12_345);
    await user.clear(input);
    expect(form().getValues('price')).toBeNull();
  });

  it('drops pasted cents', async () => {
    const { user, input, form } = renderPrice(null);
    await user.click(input);
    await user.paste('A$1,250.50');
    expect(form().getValues('price')).toBe(1250);
  });

  it('keeps the caret beside the typed digit', async () => {
    const { user, input } = renderPrice(2000);
    input.focus();
    input.setSelectionRange(1, 1);
    await user.type(input, '5', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(input.value).toBe('25,000');
    expect(input.selectionStart).toBe(2);
  });
});
