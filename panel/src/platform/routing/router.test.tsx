import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from './Link.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { RouterRoot } from './RouterRoot.tsx';
import { type Router, createRouter } from './router.ts';
import { useNavigate, useSearch, useShown } from './routing.ts';

let running: Router | undefined;
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/list');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  running?.stop();
});

/** A page that loads when the test lets it. */
function slowPage(words: string) {
  let come = () => undefined as void;
  const Page = () => <h1>{words}</h1>;
  const load = vi.fn<() => Promise<typeof Page>>(
    () =>
      new Promise<typeof Page>((resolve) => {
        come = () => resolve(Page);
      }),
  );
  return { load, come: () => act(async () => come()) };
}

function List() {
  const { page } = useSearch();
  const navigate = useNavigate();
  return (
    <>
      <h1>List, page {page ?? '1'}</h1>
      <button onClick={() => void navigate({ to: '.', search: { page: '2' }, resetScroll: false })}>Next</button>
      <Link to="/couples/7" search={{ tab: 'notes' }}>
        Couple 7
      </Link>
      <Link to="/late">Late</Link>
      <Link to="/broken">Broken</Link>
    </>
  );
}

function Hasty() {
  const { gone } = useSearch();
  const navigate = useNavigate();
  useEffect(() => {
    if (!gone) void navigate({ to: '.', search: { gone: 'this' }, replace: true });
  });
  return <h1>Gone to {gone}</h1>;
}

function Couple() {
  const { id } = useShown().params;
  const { tab } = useSearch();
  return (
    <h1>
      Couple {id}, {tab}
    </h1>
  );
}

function Current() {
  const { Page } = useShown();
  return (
    <PageBoundary page={Page} fallback={<h1>Fell over</h1>}>
      <Page />
    </PageBoundary>
  );
}

async function open(late = slowPage('Here at last')) {
  const ready = <T,>(page: T) => Promise.resolve(page);
  const router = createRouter(
    [
      { name: 'list', path: '/list', load: () => ready(List) },
      { name: 'couple', path: '/couples/{id}', load: () => ready(Couple) },
      { name: 'hasty', path: '/hasty', load: () => ready(Hasty) },
      { name: 'late', path: '/late', load: late.load },
      { name: 'broken', path: '/broken', load: () => Promise.reject(new Error('no such file')) },
    ],
    {
      missing: () => ready(() => <h1>Nothing here</h1>),
      Waiting: () => <h1>Just a moment</h1>,
      failed: () => () => <h1>Could not be fetched</h1>,
    },
  );
  running = router;
  await router.start();
  render(
    <RouterRoot router={router}>
      <Current />
    </RouterRoot>,
  );
  return { router, late };
}

/** Lets some milliseconds pass while the clock is stopped. */
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const heading = () => screen.getByRole('heading').textContent;
const address = () => location.pathname + location.search;
/** A step of the browser's own, and what follows from it. */
const step = (by: number) =>
  act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.go(by);
    await arrived;
  });

test('a link opens its page without a new document, and is a plain address for everything else', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Couple 7' });
  expect(link.getAttribute('href')).toBe('/couples/7?tab=notes');
  await act(async () => fireEvent.click(link));
  expect([heading(), address()]).toEqual(['Couple 7, notes', '/couples/7?tab=notes']);
});

test('with a modifier key a link is left to the browser', async () => {
  await open();
  const isOurs = !fireEvent.click(screen.getByRole('link', { name: 'Couple 7' }), { ctrlKey: true });
  expect([isOurs, heading()]).toEqual([false, 'List, page 1']);
});

test('the search changes at once, on the current page', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect([heading(), address()]).toEqual(['List, page 2', '/list?page=2']);
});

test('the old page stays until the new one is complete; a slow one shows a placeholder', async () => {
  vi.useFakeTimers();
  const { late } = await open();
  fireEvent.click(screen.getByRole('link', { name: 'Late' }));
  pass(149);
  expect(heading()).toBe('List, page 1');
  pass(1);
  expect(heading()).toBe('Just a moment');
  await late.come();
  expect(heading()).toBe('Here at last');
});

test('a user who navigates elsewhere while a page loads stays there', async () => {
  const { router, late } = await open();
  fireEvent.click(screen.getByRole('link', { name: 'Late' }));
  await act(async () => router.navigate({ href: '/couples/7?tab=notes' }));
  await late.come();
  expect([heading(), address()]).toEqual(['Couple 7, notes', '/couples/7?tab=notes']);
});

test('a page that fails to load says so, and another visit tries again', async () => {
  const { router } = await open();
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Broken' })));
  expect(heading()).toBe('Could not be fetched');
  await act(async () => router.navigate({ to: '/list' }));
  expect(heading()).toBe('List, page 1');
});

test('a page that was lost is loaded again at the same address', async () => {
  const late = slowPage('Here at last');
  late.load.mockRejectedValueOnce(new Error('lost'));
  const { router } = await open(late);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Late' })));
  expect(heading()).toBe('Could not be fetched');
  await act(async () => void router.retry());
  await late.come();
  expect([heading(), address()]).toEqual(['Here at last', '/late']);
});

test('an unknown address', async () => {
  const { router } = await open();
  await act(async () => router.navigate({ to: '/nowhere' }));
  expect([heading(), router.shown.route]).toEqual(['Nothing here', undefined]);
});

test('a page that navigates as soon as it renders is followed', async () => {
  history.replaceState(null, '', '/hasty');
  await open();
  expect([heading(), address()]).toEqual(['Gone to this', '/hasty?gone=this']);
});

test('a page is loaded when the pointer rests on its link, not when it passes', async () => {
  vi.useFakeTimers();
  const { late } = await open();
  const link = screen.getByRole('link', { name: 'Late' });
  fireEvent.pointerEnter(link);
  pass(49);
  fireEvent.pointerLeave(link);
  pass(1000);
  expect(late.load).not.toHaveBeenCalled();
  fireEvent.focus(link);
  pass(50);
  expect(late.load).toHaveBeenCalledTimes(1);
});

test('a page starts at its top; going back restores the position', async () => {
  const { router } = await open();
  const scrolls = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  await act(async () => router.navigate({ to: '/couples/7' }));
  expect(scrolls).toHaveBeenLastCalledWith(0, 0);
  await step(-1);
  expect(heading()).toBe('List, page 1');
  expect(scrolls).toHaveBeenLastCalledWith(0, 640);
});

test('the same address again adds no history entry', async () => {
  const { router } = await open();
  const length = history.length;
  await act(async () => router.navigate({ to: '/list' }));
  expect(history.length).toBe(length);
});

test('a user with unsaved work is asked, and stays or goes', async () => {
  const { router } = await open();
  const answers = [false, true];
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(answers.shift() ?? true));
  router.guardLeaving({ mayLeaveAtOnce: ({ pathname }) => pathname === '/late', ask });
  await act(async () => router.navigate({ to: '/couples/7' }));
  expect([heading(), address()]).toEqual(['List, page 1', '/list']);
  await act(async () => router.navigate({ to: '/couples/7' }));
  expect([ask.mock.calls.length, address()]).toEqual([2, '/couples/7']);
});

test('with the browser’s own button the user is brought back and asked, and goes if they want to', async () => {
  const { router } = await open();
  await act(async () => router.navigate({ to: '/couples/7' }));
  let answer: (yes: boolean) => void = () => undefined;
  const ask = vi.fn<() => Promise<boolean>>(
    () =>
      new Promise<boolean>((resolve) => {
        answer = resolve;
      }),
  );
  router.guardLeaving({ mayLeaveAtOnce: () => false, ask });
  await step(-1);
  await vi.waitFor(() => expect([ask.mock.calls.length, address()]).toEqual([1, '/couples/7']));
  expect(heading()).toBe('Couple 7, ');
  await act(async () => answer(true));
  await vi.waitFor(() => expect([heading(), address()]).toEqual(['List, page 1', '/list']));
  expect(ask).toHaveBeenCalledTimes(1);
});
