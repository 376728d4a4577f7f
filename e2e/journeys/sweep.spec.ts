import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, type Page, expect, test } from '@playwright/test';
import { PAGE_NAMES, PATHS, type PageName, allowedValues } from '../../panel/src/platform/routing/paths.ts';
import { WHO } from '../support/addresses.ts';
import { pages } from '../support/pages.ts';
import { waitForIdle } from '../support/network-idle.ts';
import { signIn } from '../support/sign-in.ts';
import { waitUntilShown } from '../support/shown.ts';

/** Every page of the panel at every supported width: it opens without errors, is accessible and fits the screen. */
const WIDTHS = [360, 800, 1440];
const CONTRAST = 'color-contrast';
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** One browser window for each account, so that later pages come from the browser's cache. */
const windows = new Map<string, Promise<BrowserContext>>();

function windowOf(browser: Browser, baseURL: string, username: string | undefined): Promise<BrowserContext> {
  const opened = windows.get(username ?? '') ?? openWindow(browser, baseURL, username);
  windows.set(username ?? '', opened);
  return opened;
}

async function openWindow(browser: Browser, baseURL: string, username: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  if (username) await signIn(await context.newPage(), username);
  return context;
}

/** `/providers/{id}/info/{tab}` → an address; the first provider of a demo instance belongs to its owner. */
function addressOf(name: PageName): string {
  return PATHS[name]
    .replace('{tab}', allowedValues(name)['tab']?.[0] ?? '')
    .replace('/{galleryId?}', '')
    .replaceAll(/\{\w+\}/g, '1');
}

/** The server refuses a made-up link, and the browser logs that. */
const MADE_UP_LINK = /\{(?:hash|recoveryKey)\}/;

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

/** `colours` checks contrast only, `shapes` everything else: contrast takes longer than all other rules together. */
type Rules = 'all' | 'colours' | 'shapes';

async function expectSound(page: Page, what: string, rules: Rules = 'all'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), `${what}: one main heading`).toHaveCount(1);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${what}: no sideways scroll`).toBeLessThanOrEqual(0);
  // Listing the elements of passed rules takes longer than finding violations.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Otherwise axe opens another page each time to merge the results of frames.
  axe.setLegacyMode();
  if (rules === 'colours') axe.withRules([CONTRAST]);
  else axe.withTags(WCAG);
  if (rules === 'shapes') axe.disableRules([CONTRAST]);
  const { violations } = await axe.analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(findings, `${what}: accessible`).toEqual([]);
}

// A trace of every page costs more time than the sweep; a failure names page, width and rule.
test.use({ trace: 'off', screenshot: 'off' });

/** A tab named in the search is checked like a page. */
const VISITS = PAGE_NAMES.flatMap((name) => {
  const tabs = pages[name].tabs?.slice(1) ?? [];
  return ['', ...tabs.map((tab) => `?tab=${tab}`)].map((search) => ({ name, search }));
});

for (const { name, search } of VISITS) {
  const what = PATHS[name] + search;
  test(`SHELL-093 ${what} is accessible and fits at 360, 800 and 1440, and in dark mode`, async ({
    browser,
    baseURL,
  }) => {
    const page = await (await windowOf(browser, baseURL ?? '', WHO[pages[name].access])).newPage();
    const errors = collectErrors(page, PATHS[name]);
    const settled = waitForIdle(page);
    await page.goto(addressOf(name) + search);
    // The network is also idle while a busy machine reads the code.
    await waitUntilShown(page);
    await settled();
    expect(await unusedPreloads(page), `${PATHS[name]}: every preloaded call is used`).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // Wider windows add only the frame, whose colours one page shows.
      await expectSound(page, `${what} at ${width}`, width === WIDTHS[0] || name === 'home' ? 'all' : 'shapes');
    }
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    // Only the colours differ.
    await expectSound(page, `${what} in the dark`, 'colours');
    expect(errors).toEqual([]);
    await page.close();
  });
}
