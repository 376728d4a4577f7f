// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SNACKBAR_MS } from '@bellbird/contract/shared/limits';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from '#loading/lazy-part.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { type Notices, useNotices } from './notices.ts';
import { NoticesProvider } from './NoticesProvider.tsx';

const stageStyles = readFileSync(join(import.meta.dirname, 'NoticeStage.module.css'), 'utf8');
const LEAVING_MS = 1000;
const STEP_MS = 100;

let notices: Notices;

function Teller() {
  const current = useNotices();
  useEffect(() => {
    notices = current;
  });
  return null;
}

/** Lets time pass in short steps, so that what one step starts can end in a later one. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += STEP_MS) await act(() => vi.advanceTimersByTimeAsync(STEP_MS));
}

const shown = () => document.querySelectorAll('[data-kind]').length;

/** Shows a notice and lets it appear. Only the test moves the clock, so a slow machine hides nothing too early. */
async function show(say: () => void) {
  const before = shown();
  act(say);
  while (shown() === before) await act(() => vi.advanceTimersByTimeAsync(1));
}

// The stage is a chunk of its own; loading it is not what is tested here.
beforeAll(() => import('./NoticeStage.tsx'));

beforeEach(() => {
  vi.useFakeTimers();
  renderUi(
    <NoticesProvider>
      <Teller />
    </NoticesProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('notices', () => {
  it('with a button stay while somebody walks to it with the keyboard', async () => {
    await show(() => notices.success('Rejected', { label: 'Undo', onClick: () => undefined }));
    await show(() => notices.success('Saved'));
    await pass(SNACKBAR_MS - 500);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    await pass(SNACKBAR_MS - 500);
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByText('Rejected')).toBeTruthy();
    await pass(500 + LEAVING_MS);
    expect(screen.queryByText('Rejected')).toBeNull();
  });

  it('SHELL-090 appear as success and as error, at the top right', async () => {
    await show(() => notices.success('Your changes are saved'));
    await show(() => notices.error('Sorry.. there was an error'));

    const success = screen.getByRole('status');
    expect(success.textContent).toContain('Your changes are saved');
    expect(screen.getByRole('alert').textContent).toContain('Sorry.. there was an error');
    expect(screen.getByRole('region', { name: 'Notices' }).contains(success)).toBe(true);
    expect(stageStyles).toMatch(/\.stage \{\s+position: fixed;\s+inset-block-start: 14px;\s+inset-inline-end: 20px;/);
  });

  it('SHELL-091 hide after 6000 ms', async () => {
    expect(SNACKBAR_MS).toBe(6000);
    await show(() => notices.success('Your changes are saved'));

    await pass(SNACKBAR_MS - 500);
    expect(screen.queryByText('Your changes are saved')).not.toBeNull();
    await pass(500 + LEAVING_MS);
    expect(screen.queryByText('Your changes are saved')).toBeNull();
  });

  it('show at most three', async () => {
    await show(() => {
      for (const text of ['one', 'two', 'three', 'four']) notices.success(text);
    });
    await pass(LEAVING_MS);
    expect(screen.getAllByRole('status').map((notice) => notice.textContent)).toEqual(['two', 'three', 'four']);
  });

  it('say that something could not be opened because its code was lost', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    const Dialog = lazyPart<'Dialog', { onClose: () => void }>(lost, 'Dialog');
    await show(() => void renderUi(<Dialog onClose={() => undefined} />));
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t reach Bellbird.');
  });

  it('can be dismissed', async () => {
    await show(() => notices.success('Your changes are saved'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(LEAVING_MS);
    expect(screen.queryByText('Your changes are saved')).toBeNull();
  });

  it('offer one action and close once it is done', async () => {
    const undo = vi.fn<() => void>();
    await show(() => notices.success('Georgia & Sam moved', { label: 'Undo', onClick: undo }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    await pass(LEAVING_MS);
    expect(screen.queryByText('Georgia & Sam moved')).toBeNull();
  });

  it('LIVE-003 news is one link to what is new, and can be dismissed', async () => {
    const follow = vi.fn<() => void>();
    const news = { icon: '♥', tone: 'primary', text: 'For 24.04.2027', href: '/leads/7', onFollow: follow } as const;
    await show(() => {
      notices.news({ ...news, title: 'New request from Layla' });
      notices.news({ ...news, title: 'New request from Priya' });
    });
    const link = screen.getByRole('link', { name: /Layla/ });
    expect(link.getAttribute('href')).toBe('/leads/7');
    expect(link.closest('[role="status"]')).not.toBeNull();
    fireEvent.click(link, { ctrlKey: true });
    expect(follow).not.toHaveBeenCalled();
    fireEvent.click(link);
    expect(follow).toHaveBeenCalledOnce();
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as Element);
    await pass(LEAVING_MS);
    expect(screen.queryByText(/New request/)).toBeNull();
  });
});
