import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserPath, launchArguments } from '../../e2e/support/browser.ts';
import { fillSignIn } from '../../e2e/support/sign-in.ts';
import { ROUTE_NAMES, pathTo, routeEntry } from '../../panel/src/app/route-table.ts';
import { ownSettings } from '../../scripts/support/own-settings.ts';
import { startProduct } from '../../scripts/support/product.ts';
import type { Finding } from './report.ts';

/** Not held yet: React, router, MUI and forms weigh 131 by themselves. */
const SIGN_IN_KB = 150;
const MEMBER_KB = 200;
const REQUESTS = 12;

/** What a browser with an empty cache fetches for each page of the real product: JavaScript over the wire, and requests. */
export async function benchPanelBytes(): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-bench-'));
  const settings = await ownSettings(folder);
  const say = () => {};
  const product = await startProduct({ settings, say, output: { raw: false, folder: join(folder, 'logs'), say } });
  const browser = await chromium.launch({ executablePath: browserPath(), args: launchArguments() });
  try {
    const signIn = await weigh(browser, settings.baseUrl, pathTo('login'));
    const state = await session(browser, settings.baseUrl);
    const pages = [];
    for (const name of ROUTE_NAMES) {
      const { path, access } = routeEntry(name);
      if (access !== 'member' || path.includes('{')) continue;
      pages.push({ path, ...(await weigh(browser, settings.baseUrl, path, state)) });
    }
    const heaviest = pages.reduce((most, each) => (each.kb > most.kb ? each : most));
    return [
      { what: 'sign-in page: JavaScript', value: signIn.kb, unit: 'kB', budget: { atMost: SIGN_IN_KB } },
      { what: 'sign-in page: requests', value: signIn.requests, unit: '', budget: { atMost: REQUESTS } },
      ...pages.map(({ path, kb }) => ({
        what: `${path}: JavaScript`,
        value: kb,
        unit: 'kB',
        budget: { atMost: MEMBER_KB },
      })),
      {
        what: `heaviest page (${heaviest.path}): requests`,
        value: heaviest.requests,
        unit: '',
        budget: { atMost: REQUESTS },
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

async function session(browser: Browser, baseURL: string): Promise<State> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(pathTo('login'));
  await fillSignIn(page, 'demo');
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  const state = await context.storageState();
  await context.close();
  return state;
}

async function weigh(
  browser: Browser,
  baseURL: string,
  path: string,
  storageState?: State,
): Promise<{ kb: number; requests: number }> {
  const context = await browser.newContext({ baseURL, storageState });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let [bytes, requests] = [0, 0];
  await wire.send('Network.enable');
  wire.on('Network.responseReceived', ({ requestId, type }) => {
    requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  // A stream never ends by itself, and the network would never be idle.
  await page.route('**/api/realtime/**', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
  await page.goto(path, { waitUntil: 'networkidle' });
  await context.close();
  return { kb: bytes / 1000, requests };
}
