// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { renderForm } from '../testing/render-ui.tsx';
import { CodeField } from './CodeField.tsx';

afterEach(cleanup);

const schema = z.object({ code: z.string() });

function renderCode(onComplete = vi.fn<(code: string) => void>()) {
  const view = renderForm(<CodeField name="code" label="Code" onComplete={onComplete} />, {
    schema,
    values: { code: '' },
  });
  const boxes = () => [...document.querySelectorAll('form span[aria-hidden]')].map((box) => box.textContent);
  return { ...view, boxes, onComplete, input: screen.getByLabelText('Code') };
}

describe('the one-time code', () => {
  it('fills its boxes from a pasted code with spaces, and reports when it is complete', async () => {
    const { user, input, boxes, onComplete } = renderCode();
    await user.click(input);
    await user.paste('407 123');
    expect(boxes()).toEqual(['4', '0', '7', '1', '2', '3']);
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('407123');
  });

  it('accepts digits only, and no more than six', async () => {
    const { user, input, form } = renderCode();
    await user.type(input, '4a0-7 1 2 3 9');
    expect(form().getValues('code')).toBe('407123');
  });

  it('removes the last digit', async () => {
    const { user, input, boxes } = renderCode();
    await user.type(input, '407{Backspace}');
    expect(boxes()).toEqual(['4', '0', '', '', '', '']);
  });

  it('is one input that the phone can fill in', () => {
    const { input } = renderCode();
    expect(input.getAttribute('autocomplete')).toBe('one-time-code');
    expect(input.getAttribute('inputmode')).toBe('numeric');
  });
});
