import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, type Page, expect, test } from '@playwright/test';
import { ROUTE_NAMES, type RouteEntry, routeEntry } from '../../panel/src/app/route-table.ts';
import { quietOf } from '../support/quiet.ts';
import { signIn } from '../support/sign-in.ts';

/** Every route of the panel, at every width we promise: it opens without a complaint, reads well and fits. */
const BETWEEN = 800;
const WIDTHS = [360, BETWEEN, 1440];
const CONTRAST = 'color-contrast';
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Who may see a page: guests nobody, renewal the one who must, the desk the team, all others the owner of the demo. */
const WHO: Readonly<Record<RouteEntry['access'], string | undefined>> = {
  guest: undefined,
  public: undefined,
  renewal: 'renew',
  member: 'demo',
  staff: 'staff',
};

/** One browser window for each of them: the panel is fetched once, and its pages come from the cache from then on. */
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
function addressOf(entry: RouteEntry): string {
  return entry.path
    .replace('{tab}', entry.allowed?.['tab']?.[0] ?? '')
    .replace('/{galleryId?}', '')
    .replaceAll(/\{\w+\}/g, '1');
}

/** A link that was made up is refused, and the browser says so by itself. */
const MADE_UP_LINK = /\{(?:hash|recoveryKey)\}/;

function complaintsOf(page: Page, entry: RouteEntry): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isRefusal = MADE_UP_LINK.test(entry.path) && message.text().includes('status of 404');
    if (['error', 'warning'].includes(message.type()) && !isRefusal) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** What the page asked ahead of its code (`asks` in pages.ts) and nobody took: another question, or none, by now. */
function leftAsked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { bellbirdAsked = [] } = globalThis as { bellbirdAsked?: { url: string }[] };
    return bellbirdAsked.map(({ url }) => url);
  });
}

/** `colours` looks at nothing else, `shapes` at everything else: judging colours takes longer than all other rules together. */
type Rules = 'all' | 'colours' | 'shapes';

async function expectSound(page: Page, what: string, rules: Rules = 'all'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), `${what}: one main heading`).toHaveCount(1);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${what}: no sideways scroll`).toBeLessThanOrEqual(0);
  // Passed rules would be told with all their elements, which takes longer than finding what is wrong.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // In the page itself: another one, to put the findings of frames together, would be opened each time.
  axe.setLegacyMode();
  if (rules === 'colours') axe.withRules([CONTRAST]);
  else axe.withTags(WCAG);
  if (rules === 'shapes') axe.disableRules([CONTRAST]);
  const { violations } = await axe.analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(findings, `${what}: accessible`).toEqual([]);
}

// A trace of every page in every state costs more than the sweep itself; a failure names page, width and rule.
test.use({ trace: 'off', screenshot: 'off' });

/** Tabs behind the question mark are pages of their own for whoever looks. */
const PAGES = ROUTE_NAMES.map(routeEntry).flatMap((entry) => {
  const tabs = entry.tabs?.slice(1) ?? [];
  return ['', ...tabs.map((tab) => `?tab=${tab}`)].map((search) => ({ entry, search }));
});

for (const { entry, search } of PAGES) {
  const what = entry.path + search;
  test(`SHELL-093 ${what} is sound at 360, 800 and 1440, and in the dark`, async ({ browser, baseURL }) => {
    const page = await (await windowOf(browser, baseURL ?? '', WHO[entry.access])).newPage();
    const complaints = complaintsOf(page, entry);
    const settled = quietOf(page);
    await page.goto(addressOf(entry) + search);
    await settled();
    expect(await leftAsked(page), `${entry.path}: all that was asked ahead is taken`).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // Between the two a page is made of the parts of one or the other, in their colours.
      await expectSound(page, `${what} at ${width}`, width === BETWEEN ? 'shapes' : 'all');
    }
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    // Nothing but the colours is different.
    await expectSound(page, `${what} in the dark`, 'colours');
    expect(complaints).toEqual([]);
    await page.close();
  });
}
