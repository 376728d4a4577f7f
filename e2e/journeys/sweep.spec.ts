import { type Page, expect, test } from '@playwright/test';
import { PATHS, type PageName } from '../../panel/src/platform/routing/paths.ts';
import { type Rules, findViolations } from '../support/axe.ts';
import { findCutTexts } from '../support/cut-texts.ts';
import { openSlowly } from '../support/loading-shape.ts';
import { pages } from '../support/pages.ts';
import { expectAlive } from '../support/shown.ts';
import { findSmallTargets } from '../support/targets.ts';
import { VISITS, sidewaysScroll, visit, tabsByAccount } from '../support/visits.ts';

/**
 * Every page of the panel at every supported width: it opens without errors, keeps its shape while it loads, is
 * accessible and fits the screen.
 */
const WIDTHS = [360, 800, 1440];
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
/** Those whose parts are arranged differently on a desk; the others only get wider. */
const WIDE = new Set<PageName>([
  'home',
  'leads',
  'lead',
  'leadQuote',
  'quotes',
  'providerCalendar',
  'providerPayments',
  'visitStatistics',
  'settings',
  'desk',
  'deskQueue',
  'deskCustomer',
]);
/** A fifth of what browsers call good (0.1); a title in another font may take a line more. */
const MOST_SHIFT = 0.02;
/** A list may be longer than its skeleton, a page may not be blank. */
const LEAST_FILLED = 0.6;
/** A window of 1280 × 900 at a zoom of 200 %. */
const ZOOMED = { width: 640, height: 450 };
/** What WCAG 2.2 asks for, here without its exception for what has room around it. */
const LEAST_TARGET = 24;
const inEnglish = tabsByAccount({});

/** The server refuses a made-up link, and the browser logs that. */
const MADE_UP_LINK = /\{(?:hash|recoveryKey|token)\}/;

function collectErrors(page: Page, path: string): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isRefusal = MADE_UP_LINK.test(path) && message.text().includes('status of 404');
    // Said by the tool itself, because journeys do without the worker (playwright.config.ts).
    const isBlocked = message.text() === 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(message.type()) && !isRefusal && !isBlocked) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Calls that were preloaded (`preloads.ts`) and never used: the page makes another call, or none. */
function unusedPreloads(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { bellbirdPreloaded = [] } = globalThis as { bellbirdPreloaded?: { url: string }[] };
    return bellbirdPreloaded.map(({ url }) => url);
  });
}

/** A wider window adds only the frame, whose colours one page shows; on a tablet most pages have one of the two shapes. */
function rulesAt(name: PageName, width: number): Rules | undefined {
  if (width === PHONE.width || name === 'home') return 'all';
  return width === DESK.width || WIDE.has(name) ? 'shapes' : undefined;
}

async function expectSound(page: Page, what: string, rules: Rules | undefined): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), `${what}: one main heading`).toHaveCount(1);
  expect(await sidewaysScroll(page), `${what}: no sideways scroll`).toBeLessThanOrEqual(0);
  if (rules) expect(await findViolations(page, rules), `${what}: accessible`).toEqual([]);
}

/** Opens a page whose data comes late: it has its final shape, so that nothing moves under the finger. */
async function expectShape(page: Page, size: typeof PHONE, address: string): Promise<void> {
  await page.setViewportSize(size);
  const { shift, moved, filled } = await openSlowly(page, address);
  expect.soft(shift, `at ${size.width}, what moved:\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
  expect.soft(filled, `at ${size.width}, how much was filled`).toBeGreaterThanOrEqual(LEAST_FILLED);
}

// A trace of every page costs more time than the sweep; a failure names page, width and rule.
test.use({ trace: 'off', screenshot: 'off' });

for (const each of VISITS) {
  const { name, what, address } = each;
  /** Guests wait for no data. */
  const waits = ['member', 'staff', 'renewal'].includes(pages[name].access);
  test(`SHELL-093 ${what} keeps its shape, is accessible and fits at 360, 800 and 1440, at 200 % and in dark mode`, async ({
    browser,
    baseURL,
  }) => {
    const page = await inEnglish(browser, baseURL, each);
    const errors = collectErrors(page, PATHS[name]);
    if (waits) await expectShape(page, PHONE, address);
    else await visit(page, address);
    if (!name.startsWith('error')) await expectAlive(page);
    expect(await unusedPreloads(page), `${PATHS[name]}: every preloaded call is used`).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findSmallTargets(page, LEAST_TARGET), `${what} at ${width}: big enough to press`).toEqual([]);
      await expectSound(page, `${what} at ${width}`, rulesAt(name, width));
    }
    await page.setViewportSize(ZOOMED);
    expect(await sidewaysScroll(page), `${what} at 200 %: no sideways scroll`).toBeLessThanOrEqual(0);
    expect(await findCutTexts(page), `${what} at 200 %: nothing is cut`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // Only the colours differ.
    await expectSound(page, `${what} in the dark`, 'colours');
    await page.emulateMedia({ colorScheme: null });
    if (waits && WIDE.has(name)) await expectShape(page, DESK, address);
    expect(errors).toEqual([]);
  });
}
