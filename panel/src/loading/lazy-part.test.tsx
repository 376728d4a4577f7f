// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageBoundary } from '#platform/routing/PageBoundary.tsx';
import { Lost, type LostProps } from '#ui/overlays/Lost.tsx';
import { type LazyPart, lazyPart } from './lazy-part.ts';
import { UnreachedContext, onPartLost } from './lost-part.ts';

type Props = { couple: string };

let tries: number;
let isLost: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  [tries, isLost] = [0, true];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function load() {
  tries += 1;
  // Without end the test would hang.
  if (tries > 9) await new Promise(() => undefined);
  if (isLost) throw new TypeError('Failed to fetch dynamically imported module');
  return { Dialog: ({ couple }: Props) => <p>Quote for {couple}</p> };
}

/** A page with a button that opens the part; `leave` goes to another page and comes back. */
function open(Part: LazyPart<Props>) {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? <Part couple="Ruby & Finn" /> : <button onClick={() => setOpen(true)}>Open</button>;
  }
  const page = (visit: number) => (
    <PageBoundary page={visit} fallback="This page crashed">
      <Page key={visit} />
    </PageBoundary>
  );
  const view = render(page(1));
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const press = async () => {
    act(() => view.getByRole('button').click());
    // React renders what has waited a moment later.
    for (let step = 0; step < 5; step += 1) await wait(100);
  };
  return { shown: () => view.container.textContent, press, wait, leave: () => view.rerender(page(2)) };
}

test.each([{}, { isAwaited: true }])(
  'a lost file is not asked for without end, and later it is asked for again (%o)',
  async (options) => {
    const { shown, press, wait, leave } = open(lazyPart(load, 'Dialog', options));
    await press();
    expect([shown(), tries]).toEqual(['This page crashed', 1]);
    isLost = false;
    await wait(1000);
    leave();
    await press();
    expect([shown(), tries]).toEqual(['Quote for Ruby & Finn', 2]);
  },
);

test('a lost decoration leaves the page as it is', async () => {
  const { shown, press, wait, leave } = open(lazyPart(load, 'Dialog', { ifLost: ({ couple }) => couple }));
  await press();
  expect([shown(), tries]).toEqual(['Ruby & Finn', 1]);
  isLost = false;
  await wait(1000);
  leave();
  await press();
  expect(shown()).toBe('Quote for Ruby & Finn');
});

test('a menu whose file is lost is closed, and takes nothing with it; opened again, it asks again', async () => {
  type MenuProps = Props & LostProps;
  const Menu = lazyPart<'Dialog', MenuProps>(load, 'Dialog', { ifLost: Lost<MenuProps> });
  function Opener({ couple }: Props) {
    const [isOpen, setOpen] = useState(true);
    if (isOpen) return <Menu couple={couple} onLost={() => setOpen(false)} />;
    return <button onClick={() => setOpen(true)}>Open again</button>;
  }
  const { shown, press, wait } = open(Object.assign(Opener, { preload: () => Promise.resolve() }));
  await press();
  expect([shown(), tries]).toEqual(['Open again', 1]);
  isLost = false;
  await wait(1000);
  await press();
  expect(shown()).toBe('Quote for Ruby & Finn');
});

test.each([
  ['a dialog', true],
  ['a popover that stays and is only hidden', false],
])('%s whose file is lost is closed, and takes nothing with it; opened again, it asks again', async (_, leaves) => {
  type DialogProps = Props & { open?: boolean; onClose: () => void };
  const Dialog = lazyPart<'Dialog', DialogProps>(load, 'Dialog');
  const told = vi.fn<() => void>();
  const stop = onPartLost(told);
  function Opener({ couple }: Props) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        {!isOpen && <button onClick={() => setOpen(true)}>Open again</button>}
        {(isOpen || !leaves) && (
          <Dialog {...(!leaves && { open: isOpen })} couple={couple} onClose={() => setOpen(false)} />
        )}
      </>
    );
  }
  const { shown, press, wait } = open(Object.assign(Opener, { preload: () => Promise.resolve() }));
  await press();
  expect([shown(), tries]).toEqual(['Open again', 1]);
  expect(told).toHaveBeenCalledOnce();
  await wait(1000);
  await press();
  expect([shown(), tries]).toEqual(['Open again', 2]);
  isLost = false;
  await wait(1000);
  await press();
  expect(shown()).toBe('Quote for Ruby & Finn');
  expect(told).toHaveBeenCalledTimes(2);
  stop();
});

test('a tab whose file is lost says so in its place; the page stays, and ‘Retry’ asks again', async () => {
  const Notes = lazyPart(load, 'Dialog');
  const Page = ({ couple }: Props) => (
    <UnreachedContext value={({ onRetry }) => <button onClick={onRetry}>Retry</button>}>
      <p>Rings at ten.</p>
      <Notes couple={couple} />
    </UnreachedContext>
  );
  const { shown, press } = open(Object.assign(Page, { preload: () => Promise.resolve() }));
  await press();
  expect([shown(), tries]).toEqual(['Rings at ten.Retry', 1]);
  await press();
  expect([shown(), tries]).toEqual(['Rings at ten.Retry', 2]);
  isLost = false;
  await press();
  expect([shown(), tries]).toEqual(['Rings at ten.Quote for Ruby & Finn', 3]);
});

test('a dialog whose code arrived and fails is no lost file', async () => {
  const broken = () => Promise.reject(new TypeError('useState is not a function'));
  const Dialog = lazyPart<'Dialog', Props & { onClose: () => void }>(broken, 'Dialog');
  const Opener = ({ couple }: Props) => <Dialog couple={couple} onClose={() => undefined} />;
  const { shown, press } = open(Object.assign(Opener, { preload: () => Promise.resolve() }));
  await press();
  expect(shown()).toBe('This page crashed');
});

test('a file is loaded once, however many ask for it', async () => {
  isLost = false;
  const Part = lazyPart(load, 'Dialog');
  await Promise.all([Part.preload(), Part.preload()]);
  const { shown, press } = open(Part);
  await press();
  expect([shown(), tries]).toEqual(['Quote for Ruby & Finn', 1]);
});
