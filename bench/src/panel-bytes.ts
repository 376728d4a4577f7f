import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserPath, launchArguments } from '../../e2e/support/browser.ts';
import { dismissModals } from '../../e2e/support/modals.ts';
import { fillSignIn } from '../../e2e/support/sign-in.ts';
import { pathTo } from '../../panel/src/platform/routing/paths.ts';
import { ownSettings } from '../../scripts/support/own-settings.ts';
import { startProduct } from '../../scripts/support/product.ts';
import type { Finding } from './report.ts';

const SIGN_IN_KB = 150;
const MEMBER_KB = 200;
const REQUESTS = 12;

type Weight = { kb: number; files: number; calls: number };

/** What a browser with an empty cache fetches for each page of the real product: JavaScript over the wire, and requests. */
export async function benchPanelBytes(): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-bench-'));
  const settings = await ownSettings(folder);
  const say = () => {};
  const product = await startProduct({ settings, say, output: { raw: false, folder: join(folder, 'logs'), say } });
  const browser = await chromium.launch({ executablePath: browserPath(), args: launchArguments() });
  const at = (path: string, state?: State) => weigh(browser, settings.baseUrl, path, state);
  try {
    const findings = judge(pathTo('login'), await at(pathTo('login')), SIGN_IN_KB);
    const owner = await session(browser, settings.baseUrl, 'demo');
    for (const path of [...MEMBER_PAGES, await anyCouple(browser, settings.baseUrl, owner)])
      findings.push(...judge(path, await at(path, owner), MEMBER_KB));
    const staff = await session(browser, settings.baseUrl, 'staff');
    findings.push(...judge(pathTo('desk'), await at(pathTo('desk'), staff), MEMBER_KB));
    return findings;
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const MEMBER_PAGES = [
  pathTo('home'),
  pathTo('leads'),
  pathTo('unmatched'),
  pathTo('mailTemplates'),
  pathTo('attachments'),
  pathTo('signatures'),
  pathTo('customerUsers'),
  pathTo('settings'),
  pathTo('todo'),
  pathTo('discounts'),
  pathTo('visitStatistics'),
  pathTo('providerPayments', { providerId: 1 }),
  `${pathTo('checkout')}?providerId=1&productId=2`,
];

/** Files and calls count together against the budget, and are shown separately. */
function judge(path: string, { kb, files, calls }: Weight, atMostKb: number): Finding[] {
  return [
    { what: `${path}: JavaScript`, value: kb, unit: 'kB', budget: { atMost: atMostKb } },
    { what: `${path}: requests`, value: files + calls, unit: `(${files} files)`, budget: { atMost: REQUESTS } },
  ];
}

type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

async function session(browser: Browser, baseURL: string, username: string): Promise<State> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(pathTo('login'));
  await fillSignIn(page, username);
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The page of the couple that the list names first. */
async function anyCouple(browser: Browser, baseURL: string, storageState: State): Promise<string> {
  const context = await browser.newContext({ baseURL, storageState });
  const page = await context.newPage();
  await page.goto(pathTo('leads'));
  const link = page.locator('main a[href^="/leads/"]:not([href="/leads/unmatched"])').first();
  const path = await link.getAttribute('href');
  await context.close();
  if (!path) throw new Error('The list of couples is empty.');
  return path;
}

async function weigh(browser: Browser, baseURL: string, path: string, storageState?: State): Promise<Weight> {
  const context = await browser.newContext({ baseURL, storageState });
  await dismissModals(context);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let [bytes, files, calls] = [0, 0, 0];
  await wire.send('Network.enable');
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (new URL(response.url).pathname.startsWith('/api/')) calls += 1;
    else files += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  // A stream never ends by itself, and the network would never be idle.
  await page.route('**/api/realtime/**', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
  await page.goto(path, { waitUntil: 'networkidle' });
  await context.close();
  return { kb: bytes / 1000, files, calls };
}
