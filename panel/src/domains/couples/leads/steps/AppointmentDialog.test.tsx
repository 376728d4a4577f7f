// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addTexts } from '#texts/texts.ts';
import { ConfirmProvider } from '#ui/confirm/ConfirmProvider.tsx';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { AppointmentDialog } from './AppointmentDialog.tsx';
import steps from './lead-steps.en.json' with { type: 'json' };
import en from './step-dialogs.en.json' with { type: 'json' };

addTexts('step-dialogs', en);
addTexts('lead-steps', steps);
afterEach(cleanup);

function show(canWrite: boolean) {
  const onChosen = vi.fn<() => Promise<undefined>>(() => Promise.resolve(undefined));
  const onClose = vi.fn<() => void>();
  const { user } = renderUi(
    <ConfirmProvider>
      <AppointmentDialog
        step="cancel_appointment"
        name="Ruby & Finn"
        canWrite={canWrite}
        onChosen={onChosen}
        onClose={onClose}
      />
    </ConfirmProvider>,
  );
  return { user, onChosen, onClose };
}

test.each([true, false])('a note is for couples who get a message: %s', async (canWrite) => {
  const { user, onChosen, onClose } = show(canWrite);
  expect(screen.queryByText(en.cancel_appointment.lead) !== null).toBe(canWrite);
  expect(screen.queryByText(steps.tellByPhone) !== null).toBe(!canWrite);
  expect(screen.queryByRole('textbox') !== null).toBe(canWrite);
  await user.click(screen.getByRole('button', { name: en.cancel_appointment.confirm }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onChosen).toHaveBeenCalledExactlyOnceWith({ note: '' });
});

test('‘Cancel’ asks before a written note is lost', async () => {
  const { user, onClose } = show(true);
  await user.type(screen.getByRole('textbox'), 'We have a wedding on that day.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
