// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Dialog, DialogTitle } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';
import { Menu, MenuItem } from './Menu.tsx';

beforeAll(() => import('./MenuPopup.tsx'));
afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.getByRole('dialog', { name });
const focused = () => document.activeElement;

function Page({ autoFocus = false }: { autoFocus?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} aria-label="Details">
          <DialogTitle>Details</DialogTitle>
          <input aria-label="Place" />
          <input aria-label="Day" autoFocus={autoFocus} />
        </Dialog>
      )}
    </>
  );
}

describe('a dialog', () => {
  test('has the focus itself, so that its name is read, and gives it back', async () => {
    const { user } = renderUi(<Page />);
    await user.click(button('Edit'));
    await waitFor(() => expect(focused()).toBe(dialog('Details')));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(focused()).toBe(button('Edit')));
  });

  test('leaves the focus to a field that asks for it, and still gives it back', async () => {
    const { user } = renderUi(<Page autoFocus />);
    await user.click(button('Edit'));
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Day')));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toBe(button('Edit')));
  });

  test('without a way to close it, stays open', async () => {
    const { user } = renderUi(
      <Dialog open aria-label="Paying">
        <DialogTitle>Paying</DialogTitle>
      </Dialog>,
    );
    await user.keyboard('{Escape}');
    expect(dialog('Paying')).toBeTruthy();
  });

  test('only the last opened one hears Escape, even if neither is inside the other', async () => {
    const [closeFirst, closeSecond] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const both = (isSecondOpen: boolean) => (
      <>
        <Dialog open onClose={closeFirst} aria-label="First">
          One
        </Dialog>
        <Dialog open={isSecondOpen} onClose={closeSecond} aria-label="Second" role="alertdialog">
          Two
        </Dialog>
      </>
    );
    const { rerender } = renderUi(both(false));
    rerender(both(true));
    await screen.findByRole('alertdialog', { name: 'Second' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(closeSecond).toHaveBeenCalledOnce();
    expect(closeFirst).not.toHaveBeenCalled();
  });

  test('says when it is gone', async () => {
    const gone = vi.fn<() => void>();
    const { rerender } = renderUi(
      <Drawer open onClosed={gone} aria-label="Sidebar">
        Links
      </Drawer>,
    );
    expect(dialog('Sidebar').textContent).toBe('Links');
    rerender(
      <Drawer open={false} onClosed={gone} aria-label="Sidebar">
        Links
      </Drawer>,
    );
    await waitFor(() => expect(gone).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

function PageWithMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        More
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setOpen(true);
          }}
        >
          Edit details
        </MenuItem>
      </Menu>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-label="Details">
        Nothing
      </Dialog>
    </>
  );
}

test('a dialog that a menu opened gives the focus back to the menu’s button', async () => {
  const { user } = renderUi(<PageWithMenu />);
  await user.click(button('More'));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit details' }));
  await waitFor(() => expect(focused()).toBe(dialog('Details')));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe(button('More')));
});
