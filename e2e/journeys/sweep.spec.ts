import { type Page, expect, test } from '@playwright/test';
import { PATHS } from '../../panel/src/platform/routing/paths.ts';
import { type Rules, findViolations } from '../support/axe.ts';
import { findCutTexts } from '../support/cut-texts.ts';
import { VISITS, sidewaysScroll, visit, windowsByAccount } from '../support/visits.ts';

/** Every page of the panel at every supported width: it opens without errors, is accessible and fits the screen. */
const WIDTHS = [360, 800, 1440];
/** A window of 1280 × 900 at a zoom of 200 %. */
const ZOOMED = { width: 640, height: 450 };
const inEnglish = windowsByAccount({});

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

async function expectSound(page: Page, what: string, rules: Rules = 'all'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), `${what}: one main heading`).toHaveCount(1);
  expect(await sidewaysScroll(page), `${what}: no sideways scroll`).toBeLessThanOrEqual(0);
  expect(await findViolations(page, rules), `${what}: accessible`).toEqual([]);
}

// A trace of every page costs more time than the sweep; a failure names page, width and rule.
test.use({ trace: 'off', screenshot: 'off' });

for (const each of VISITS) {
  const { name, what, address } = each;
  test(`SHELL-093 ${what} is accessible and fits at 360, 800 and 1440, at 200 % and in dark mode`, async ({
    browser,
    baseURL,
  }) => {
    const page = await inEnglish(browser, baseURL, each);
    const errors = collectErrors(page, PATHS[name]);
    await visit(page, address);
    expect(await unusedPreloads(page), `${PATHS[name]}: every preloaded call is used`).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // Wider windows add only the frame, whose colours one page shows.
      await expectSound(page, `${what} at ${width}`, width === WIDTHS[0] || name === 'home' ? 'all' : 'shapes');
    }
    await page.setViewportSize(ZOOMED);
    expect(await sidewaysScroll(page), `${what} at 200 %: no sideways scroll`).toBeLessThanOrEqual(0);
    expect(await findCutTexts(page), `${what} at 200 %: nothing is cut`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    // Only the colours differ.
    await expectSound(page, `${what} in the dark`, 'colours');
    expect(errors).toEqual([]);
    await page.close();
  });
}
