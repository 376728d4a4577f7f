// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { renderUi } from '../testing/render-ui.tsx';
import { Form } from './Form.tsx';
import { lazyResolver } from './lazy-resolver.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const schema = z.object({ title: z.string() });

test('SHELL-116 a form whose schema cannot be loaded says that nothing was sent, keeps what was typed, and sends it later', async () => {
  let isOffline = true;
  const resolver = lazyResolver(() => (isOffline ? Promise.reject(new TypeError('offline')) : Promise.resolve(schema)));
  const sent: unknown[] = [];
  function Titled() {
    const form = useForm({ resolver, defaultValues: { title: 'Winter Fridays' } });
    return (
      <Form form={form} onSubmit={(values) => sent.push(values)}>
        <TextField name="title" label="Title" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  }
  renderUi(<Titled />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was sent and nothing is lost');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Winter Fridays');
  expect(sent).toEqual([]);
  isOffline = false;
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent).toEqual([{ title: 'Winter Fridays' }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what the server refuses is shown at its field and on top, and nothing typed is lost', async () => {
  const refused = Object.assign(new Error('Please check the form.'), { fields: { title: 'Another offer has it.' } });
  function Titled() {
    const form = useForm({ defaultValues: { title: 'Winter Fridays' } });
    return (
      <Form form={form} onSubmit={() => Promise.reject(refused)}>
        <TextField name="title" label="Title" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  }
  renderUi(<Titled />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Please check the form.');
  expect(screen.getByText('Another offer has it.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Winter Fridays');
});
