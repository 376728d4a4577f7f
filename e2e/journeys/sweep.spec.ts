import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type Page, expect, test } from '@playwright/test';
import { ROUTE_NAMES, type RouteEntry, routeEntry } from '../../panel/src/app/route-table.ts';
import { signIn } from '../support/sign-in.ts';

/** Every route of the panel, at every width we promise: it opens without a complaint, reads well and fits. */
const WIDTHS = [360, 800, 1440];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Session = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
const sessions = new Map<string, Session>();

/** Who may see a page: guests nobody, renewal the one who must, the desk the team, all others the owner of the demo. */
const WHO: Readonly<Record<RouteEntry['access'], string | undefined>> = {
  guest: undefined,
  public: undefined,
  renewal: 'renew',
  member: 'demo',
  staff: 'staff',
};

async function sessionOf(browser: Browser, baseURL: string, username: string): Promise<Session> {
  const known = sessions.get(username);
  if (known) return known;
  const context = await browser.newContext({ baseURL });
  await signIn(await context.newPage(), username);
  const session = await context.storageState();
  await context.close();
  sessions.set(username, session);
  return session;
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

async function expectSound(page: Page, what: string, rules?: string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), `${what}: one main heading`).toHaveCount(1);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${what}: no sideways scroll`).toBeLessThanOrEqual(0);
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(WCAG)).analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(findings, `${what}: accessible`).toEqual([]);
}

// A trace of every page in every state costs more than the sweep itself; a failure names page, width and rule.
test.use({ trace: 'off', screenshot: 'off' });

for (const name of ROUTE_NAMES) {
  const entry = routeEntry(name);
  test(`SHELL-093 ${entry.path} is sound at 360, 800 and 1440, and in the dark`, async ({ browser, baseURL }) => {
    const username = WHO[entry.access];
    const storageState = username ? await sessionOf(browser, baseURL ?? '', username) : undefined;
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      ...(storageState ? { storageState } : {}),
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const complaints = complaintsOf(page, entry);
    // A stream never ends by itself, and the network would never be idle.
    await page.route('**/api/realtime/**', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
    await page.goto(addressOf(entry), { waitUntil: 'networkidle' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectSound(page, `${entry.path} at ${width}`);
    }
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    // Nothing but the colours is different.
    await expectSound(page, `${entry.path} in the dark`, ['color-contrast']);
    expect(complaints).toEqual([]);
    await context.close();
  });
}
