// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { lazyPart } from '#loading/lazy-part.ts';
import { onPartLost } from '#loading/lost-part.ts';
import { LostItems, Menu, MenuItem, type MenuProps } from './Menu.tsx';
import { MoreMenu } from './MoreMenu.tsx';

beforeAll(() => import('./MenuPopup.tsx'));
afterEach(cleanup);

function Page({ children, ...menu }: Partial<MenuProps>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        More
      </button>
      <Menu {...menu} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {children}
      </Menu>
    </>
  );
}

async function open(page: ReactElement) {
  const view = renderUi(page);
  await view.user.click(screen.getByRole('button', { name: /^More/ }));
  await screen.findByRole('menu');
  return view;
}

test('a button with three dots says whether its menu is open, which has the same name', async () => {
  const { user } = await open(
    <MoreMenu label="More for Ruby & Finn">
      <MenuItem>Archive</MenuItem>
    </MoreMenu>,
  );
  const button = () => screen.getByRole('button', { hidden: true });
  expect(screen.getByRole('menu').getAttribute('aria-label')).toBe('More for Ruby & Finn');
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button().getAttribute('aria-expanded')).toBe('false'));
});

describe('a menu', () => {
  test('is gone through with the keyboard, from the chosen item on', async () => {
    const { user } = await open(
      <Page>
        <MenuItem>Settings</MenuItem>
        <MenuItem selected>Badges</MenuItem>
        <MenuItem>Exit</MenuItem>
      </Page>,
    );
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await waitFor(() => expect(document.activeElement).toBe(item('Badges')));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(item('Exit')));
    await user.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toBe(item('Settings')));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
  });

  test('closes with its choice', async () => {
    const choose = vi.fn<() => void>();
    const { user } = await open(
      <Page>
        <MenuItem icon="svg" label="Badges" onClick={choose} />
      </Page>,
    );
    await user.click(screen.getByRole('menuitem', { name: 'Badges' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(choose).toHaveBeenCalledOnce();
  });

  test('stays open while several things are ticked', async () => {
    const tick = vi.fn<(name: string) => void>();
    const { user } = await open(
      <Page>
        {['Guests', 'Budget'].map((name) => (
          <MenuItem key={name} role="menuitemcheckbox" aria-checked={false} onClick={() => tick(name)}>
            {name}
          </MenuItem>
        ))}
      </Page>,
    );
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Guests' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Budget' }));
    expect(tick.mock.calls).toEqual([['Guests'], ['Budget']]);
  });

  test('has links, and items that cannot be chosen', async () => {
    const choose = vi.fn<() => void>();
    const { user } = await open(
      <Page>
        <MenuItem component="a" href="/settings">
          Settings
        </MenuItem>
        <MenuItem disabled onClick={choose}>
          Delete
        </MenuItem>
      </Page>,
    );
    expect(screen.getByRole('menuitem', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(choose).not.toHaveBeenCalled();
  });

  test('with a header is a dialog that contains a menu', async () => {
    await open(
      <Page aria-label="Account" header={<p>Wattle Creek Estate</p>}>
        <MenuItem>Exit</MenuItem>
      </Page>,
    );
    const whole = screen.getByRole('dialog', { name: 'Account' });
    expect(whole.textContent).toBe('Wattle Creek EstateExit');
    expect(whole.contains(screen.getByRole('menu', { name: 'Account' }))).toBe(true);
    expect(screen.getByRole('menu').textContent).toBe('Exit');
  });

  test('whose items could not be loaded is closed, and the page stays; opened again, it asks again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isLost = true;
    const load = async () => {
      if (isLost) throw new TypeError('Failed to fetch dynamically imported module');
      return { Items: () => <MenuItem>Archive</MenuItem> };
    };
    const Items = lazyPart(load, 'Items', { isAwaited: true, ifLost: LostItems });
    const told = vi.fn<() => void>();
    onTestFinished(onPartLost(told));
    const { user } = renderUi(
      <>
        <input aria-label="Note" />
        <MoreMenu label="More for Ruby & Finn">
          <Items />
        </MoreMenu>
      </>,
    );
    const button = () => screen.getByRole('button', { hidden: true });
    await user.type(screen.getByRole('textbox'), 'Rings at ten');
    await user.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(button().getAttribute('aria-expanded')).toBe('false'));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(told).toHaveBeenCalledOnce();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Rings at ten');
    isLost = false;
    await waitFor(async () => {
      await user.click(button());
      expect(screen.getByRole('menuitem', { name: 'Archive' })).toBeDefined();
    });
  });
});
