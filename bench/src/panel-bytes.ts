import { type Browser, type Page, chromium } from '@playwright/test';
import { type Address, addressesOf, pathOf } from '../../e2e/support/addresses.ts';
import { type DemoIds, findDemoIds } from '../../e2e/support/demo-ids.ts';
import { waitUntilShown } from '../../e2e/support/shown.ts';
import { signIn } from '../../e2e/support/sign-in.ts';
import { PAGE_NAMES } from '../../panel/src/platform/routing/paths.ts';
import { withProduct } from '../../scripts/support/with-product.ts';
import { lightBrowser, prepareBrowser } from './own-browser.ts';
import type { Report } from './report.ts';
import { type State, type Weight, weigh } from './weigh.ts';

const REQUESTS = 12;
const MODAL_KB = 30;
const OTHER_KB = 150;
type Limit = { kb?: number; requests?: number };
/** By the name of the address: a tab is one of its own. */
const LIMITS: Readonly<Record<string, Limit>> = {
  login: { kb: 100 },
  home: { kb: 135 },
  dashboard: { kb: 135 },
  leads: { kb: 135 },
  visitStatistics: { kb: 135 },
  weddingStatistics: { kb: 135 },
  rivalStatistics: { kb: 135 },
  magnetStatistics: { kb: 135 },
  providerCalendar: { kb: 135 },
  providerPayments: { kb: 135 },
};
/** What somebody of the team has opened before. */
const SEEN_BEFORE: Readonly<Record<string, string[]>> = { staff: ['/desk', '/desk/customers/1'] };
/** Bytes do not depend on how busy the machine is. */
const AT_ONCE = 2;

export type Wanted = {
  /** Parts of the names or paths of pages; all if there are none. */
  only: readonly string[];
  /** Whether to list everything a page loads. */
  files: boolean;
};

/** What a browser with an empty cache fetches for each page of the real product: JavaScript over the wire, and requests. */
export async function benchPanelBytes(report: Report, wanted: Wanted): Promise<void> {
  prepareBrowser();
  await withProduct({ name: 'bench', say: console.log }, async ({ settings, databaseUrl, atEnd, signal }) => {
    const ids = await findDemoIds(databaseUrl);
    const browser = await chromium.launch(lightBrowser());
    atEnd(() => browser.close());
    const { baseUrl } = settings;
    const states = new Map<string, Promise<State>>();
    const stateOf = (who: string) => {
      const state = states.get(who) ?? signedIn(browser, baseUrl, who);
      states.set(who, state);
      return state;
    };
    const queue = PAGE_NAMES.flatMap((page) => addressesOf(page, ids)).filter((address) => isWanted(address, wanted));
    const work = async () => {
      for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
        const state = next.who ? await stateOf(next.who) : undefined;
        const weight = await weigh(browser, baseUrl, { path: next.path, state });
        judge(report, labelOf(next, ids), weight, LIMITS[next.name]);
        if (wanted.files) listFiles(weight);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (wanted.only.length === 0) await weighModals(browser, baseUrl, ids, report, wanted);
  });
}

function isWanted({ name, path }: Address, { only }: Wanted): boolean {
  return only.length === 0 || only.some((part) => name.includes(part) || path === part);
}

/** Keys in a path would make every run's output different. */
function labelOf({ path }: Address, ids: DemoIds): string {
  return path === ids.register || path === ids.signupWizard ? path.replace(/[^/]+$/, '…') : path;
}

/** The demo vendor as everybody meets it: its modals open by themselves, and are closed one after the other. */
async function weighModals(browser: Browser, baseUrl: string, ids: DemoIds, report: Report, wanted: Wanted) {
  const fresh = await signedIn(browser, baseUrl, 'demo', { withModals: true });
  const closed = await closeModals(browser, baseUrl, fresh);
  for (const page of ['home', 'leads'] as const) {
    const path = pathOf(page, ids);
    const after = await weigh(browser, baseUrl, { path, state: closed });
    judge(report, `${path}, modals closed by hand`, after, LIMITS[page]);
    const open = await weigh(browser, baseUrl, { path, state: fresh, until: modalOf });
    report.add(
      {
        what: `${path}, with its modal`,
        value: open.kb,
        unit: `kB in ${open.files + open.calls + open.later} requests`,
      },
      { what: `${path}: JavaScript of the modal`, value: open.kb - after.kb, unit: 'kB', budget: { atMost: MODAL_KB } },
    );
    if (wanted.files) listFiles(open);
  }
}

const modalOf = (page: Page) => page.getByRole('dialog').waitFor();

function judge(report: Report, what: string, { kb, files, calls, later }: Weight, limit: Limit = {}): void {
  report.add(
    { what: `${what}: JavaScript`, value: kb, unit: 'kB', budget: { atMost: limit.kb ?? OTHER_KB } },
    {
      what: `${what}: requests`,
      value: files + calls,
      unit: `(${files} files, ${calls} calls; then ${later} more)`,
      budget: { atMost: limit.requests ?? REQUESTS },
    },
  );
}

function listFiles({ transfers }: Weight): void {
  for (const { name, kind, kb } of transfers)
    console.log(`${kb.toFixed(1).padStart(14)} kB  ${kind.padEnd(8)}  ${name}`);
}

/**
 * Somebody who has used the panel before, and fetches all its files again, as after a release. Unless it says
 * `withModals`, an account to which no modal opens.
 */
async function signedIn(browser: Browser, baseURL: string, who: string, how = { withModals: false }): Promise<State> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await signIn(page, who, { ...how, at: '/healthz' });
    const paths = SEEN_BEFORE[who] ?? ['/', '/leads'];
    for (const path of paths) {
      await page.goto(path);
      await waitUntilShown(page);
    }
    // The configuration lists, which the browser keeps from now on; whoever is sent elsewhere reads none.
    const isThere = new URL(page.url()).pathname === paths.at(-1);
    if (isThere) await page.waitForFunction(() => Object.keys(localStorage).some((key) => /lists/.test(key)));
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Longer than the panel waits before it opens a modal. */
const NO_MORE_MS = 4000;
const MOST_MODALS = 8;

/** Closes what opens on the home page, as somebody who has no time for it. */
async function closeModals(browser: Browser, baseURL: string, state: State): Promise<State> {
  const context = await browser.newContext({ baseURL, storageState: state, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const dialog = page.getByRole('dialog');
    for (let closed = 0; closed < MOST_MODALS; closed += 1) {
      // One opens in a visit.
      await page.goto('/');
      const opened = await dialog.waitFor({ timeout: NO_MORE_MS }).then(
        () => true,
        () => false,
      );
      if (!opened) return await context.storageState();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    throw new Error(`After ${MOST_MODALS} modals there is still another one.`);
  } finally {
    await context.close();
  }
}
