import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const STEP_MS = 100;
const SAME_STEPS = 3;
const MOST_STEPS = 50;

/** Waits until the page has the same size and the same elements for a while: another width may load other parts. */
export async function settleLayout(page: Page): Promise<void> {
  let [last, same] = ['', 0];
  for (let step = 0; same < SAME_STEPS && step < MOST_STEPS; step += 1) {
    const now = await page.evaluate(measureLayout);
    same = now === last ? same + 1 : 0;
    last = now;
    await wait(STEP_MS);
  }
}

async function measureLayout(): Promise<string> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { scrollHeight, scrollWidth } = document.documentElement;
  return [scrollHeight, scrollWidth, document.querySelectorAll('*').length].join(' ');
}

/** Loads everything in the picture, also what is below the fold. */
export async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/**
 * How far a conversation or a row of tabs has scrolled depends on when its letters arrived. Rows go to their start and
 * columns to their end, where a conversation stays by itself. Twice, because the first time may change a size.
 */
export async function settleScroll(): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    for (const element of document.querySelectorAll('body *')) element.scrollTo(0, element.scrollHeight);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
}
