import type { Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { waitForIdle } from './network-idle.ts';
import { waitUntilShown } from './shown.ts';

/** Longer than the panel itself waits before it shows a page without its data (`fetch-first-data.ts`). */
const PATIENCE_MS = 350;

/** What a page looked like while its data was on its way: how far things moved then, and how much of it was filled. */
type Shape = { shift: number; moved: string[]; filled: number };

/** Those that are opened slowly already: what is added to a page stays in it. */
const prepared = new WeakSet<Page>();

/** Opens an address whose answers arrive late and one by one, as do those of every page that is opened there later. */
export async function openSlowly(page: Page, address: string): Promise<Shape> {
  if (!prepared.has(page)) {
    await watchShifts(page);
    await holdAnswers(page);
    prepared.add(page);
  }
  const settled = waitForIdle(page);
  await page.goto(address);
  await untilShown(page);
  const early = await lowestShown(page);
  await page.evaluate(() => (globalThis as unknown as Holding).deliverAll());
  await waitUntilShown(page);
  await settled();
  await page.evaluate(() => (globalThis as unknown as Holding).allDelivered());
  const late = await lowestShown(page);
  const { value, moved } = await readShifts(page);
  return { shift: value, moved, filled: early / late };
}

type Holding = { deliverOne: () => Promise<void>; deliverAll: () => void; allDelivered: () => Promise<unknown> };

/**
 * Holds the answers of the server within the page: the calls are made at once, so that the browser keeps its cache,
 * which it doesn't where a test answers calls itself.
 */
async function holdAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = globalThis.fetch.bind(globalThis);
    const held: (() => void)[] = [];
    let isOpen = false;
    let last: Promise<unknown> = Promise.resolve();
    const nextFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    /** Each is seen in a frame of its own. */
    const deliver = (release: () => void) => {
      last = last.then(() => {
        release();
        return nextFrames();
      });
    };
    globalThis.fetch = async (...call) => {
      const url = call[0] instanceof Request ? call[0].url : String(call[0]);
      if (!url.includes('/api/') || url.includes('/api/realtime/')) return send(...call);
      const answer = send(...call);
      // A page that is left while it loads cancels its calls; its code learns that below.
      await answer.catch(() => undefined);
      await new Promise<void>((release) => {
        if (isOpen) deliver(release);
        else held.push(release);
      });
      return answer;
    };
    Object.assign(globalThis, {
      deliverOne: () => {
        const first = held.shift();
        if (first) deliver(first);
        return last;
      },
      deliverAll: () => {
        isOpen = true;
        for (const release of held.splice(0)) deliver(release);
      },
      allDelivered: () => last,
    });
  });
}

/** Lets only as many answers through as the panel needs to show the page at all. */
async function untilShown(page: Page): Promise<void> {
  while ((await page.locator('[data-frame]').count()) > 0) {
    await wait(PATIENCE_MS);
    await page.evaluate(() => (globalThis as unknown as Holding).deliverOne());
  }
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

type Shift = { value: number; moved: string[] };
type Entry = {
  value: number;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Must be called before the page opens: the browser only reports what happens while somebody listens. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node?: Node) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName.toLowerCase() ?? 'gone'} ‘${(element?.textContent ?? '').trim().slice(0, 30)}’`;
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Entry[])
        shifts.push({
          value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) => `${nameOf(node)}: ${place(previousRect)} → ${place(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far the page has moved so far, as the browser counts it, and what moved most. */
function readShifts(page: Page): Promise<Shift> {
  return page.evaluate(() => {
    const { shifts } = globalThis as unknown as { shifts: Shift[] };
    return {
      value: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.filter(({ value }) => value > 0.002).flatMap(({ value, moved }) => [value.toFixed(3), ...moved]),
    };
  });
}

/** Down to which pixel of the window the page shows something: words, a line, a picture, a skeleton. */
function lowestShown(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isShown = (element: Element): boolean => {
      const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      const isPainted =
        backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || borderTopWidth !== '0px';
      return hasText || isPainted || element.matches('img, svg, input, textarea');
    };
    const bottoms = [...document.querySelectorAll('main *')]
      .filter((element) => isShown(element))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ bottom }) => Math.min(bottom, window.innerHeight));
    return Math.max(0, ...bottoms);
  });
}
