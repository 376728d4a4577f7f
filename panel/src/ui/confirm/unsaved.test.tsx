// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Form } from '../forms/Form.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField } from '../forms/TextField.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { ConfirmProvider } from './ConfirmProvider.tsx';
import { hasUnsaved, holdUnsaved } from './unsaved.ts';
import { useLeave } from './use-leave.ts';

beforeAll(() => import('./ConfirmDialog.tsx'));
afterEach(cleanup);

let wasClosed = false;

function Sheet({ guarded, onSave }: { guarded: boolean; onSave: () => void }) {
  const form = useForm({ defaultValues: { place: 'Yarra Glen' } });
  const leave = useLeave(() => {
    wasClosed = true;
  });
  const save = (values: { place: string }) => {
    onSave();
    form.reset(values);
  };
  return (
    <Form form={form} guarded={guarded} onSubmit={save}>
      <TextField name="place" label="Place" />
      <SubmitButton>Save</SubmitButton>
      <button type="button" onClick={leave}>
        Close
      </button>
    </Form>
  );
}

function open(guarded = true) {
  wasClosed = false;
  const unsavedWhileSaving: boolean[] = [];
  const view = renderUi(
    <ConfirmProvider>
      <Sheet guarded={guarded} onSave={() => unsavedWhileSaving.push(hasUnsaved())} />
    </ConfirmProvider>,
  );
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const type = (words: string) => view.user.type(screen.getByRole('textbox', { name: 'Place' }), words);
  return { ...view, press, type, unsavedWhileSaving };
}

const browserWouldAsk = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a form without edits is left without a question', async () => {
  const { press } = open();
  await press('Close');
  await waitFor(() => expect(wasClosed).toBe(true));
  expect(browserWouldAsk()).toBe(false);
});

test('edits are asked about: ‘Keep editing’ keeps them, the other button discards them', async () => {
  const { press, type } = open();
  await type(', Victoria');
  expect(browserWouldAsk()).toBe(true);
  await press('Close');
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await press('Keep editing');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([wasClosed, screen.getByRole<HTMLInputElement>('textbox').value]).toEqual([false, 'Yarra Glen, Victoria']);
  await press('Close');
  await screen.findByRole('alertdialog');
  await press('Leave without saving');
  await waitFor(() => expect(wasClosed).toBe(true));
});

test('saved edits are not asked about, neither while they are being saved nor after', async () => {
  const { press, type, unsavedWhileSaving, unmount } = open();
  await type('!');
  await press('Save');
  expect([unsavedWhileSaving, hasUnsaved(), browserWouldAsk()]).toEqual([[false], false, false]);
  await type('!');
  expect(hasUnsaved()).toBe(true);
  unmount();
  expect(hasUnsaved()).toBe(false);
});

test('a form that is not guarded is left as it is', async () => {
  const { press, type } = open(false);
  await type('!');
  await press('Close');
  await waitFor(() => expect(wasClosed).toBe(true));
});

test('with edits in two forms the browser asks until both are saved', () => {
  const [first, second] = [holdUnsaved(), holdUnsaved()];
  first();
  expect([hasUnsaved(), browserWouldAsk()]).toEqual([true, true]);
  second();
  expect([hasUnsaved(), browserWouldAsk()]).toEqual([false, false]);
});
