// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { type Ask, useConfirm } from './confirm.ts';
import { ConfirmProvider } from './ConfirmProvider.tsx';

const question = { title: 'Reject Georgia & Sam?', text: 'This cannot be undone.', confirm: 'Reject couple' };

function renderAsker() {
  let ask: Ask | undefined;
  function Asker() {
    ask = useConfirm();
    return null;
  }
  const view = renderUi(
    <ConfirmProvider>
      <Asker />
    </ConfirmProvider>,
  );
  const start = async () => {
    let answer: Promise<boolean> = Promise.resolve(false);
    act(() => {
      answer = ask?.(question) ?? answer;
    });
    await screen.findByRole('alertdialog', { name: question.title });
    return { answer };
  };
  return { ...view, start };
}

// The dialog is a chunk of its own; loading it is not what is tested here.
beforeAll(() => import('./ConfirmDialog.tsx'));
afterEach(cleanup);

describe('confirm', () => {
  it('answers yes to the verb on its button, and closes', async () => {
    const { user, start } = renderAsker();
    const { answer } = await start();
    await user.click(screen.getByRole('button', { name: 'Reject couple' }));
    expect(await answer).toBe(true);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('answers no to Cancel', async () => {
    const { user, start } = renderAsker();
    const { answer } = await start();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await answer).toBe(false);
  });

  it('answers no to Escape', async () => {
    const { user, start } = renderAsker();
    const { answer } = await start();
    await user.keyboard('{Escape}');
    expect(await answer).toBe(false);
  });

  it('counts an unanswered question as no when another one replaces it', async () => {
    const { start } = renderAsker();
    const first = await start();
    await start();
    expect(await first.answer).toBe(false);
  });

  it('puts the focus on the safe button', async () => {
    const { start } = renderAsker();
    await start();
    expect(document.activeElement?.textContent).toBe('Cancel');
  });
});
