import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { PAGE_NAMES, PATHS, type PageName, allowedValues } from '../../panel/src/platform/routing/paths.ts';
import { WHO } from './addresses.ts';
import { waitForIdle } from './network-idle.ts';
import { pages } from './pages.ts';
import { waitUntilShown } from './shown.ts';
import { signIn } from './sign-in.ts';

/** A page of the table, or one of its tabs that is named in the search. */
export type Visit = { name: PageName; what: string; address: string };

export const VISITS: readonly Visit[] = PAGE_NAMES.flatMap((name) => {
  const tabs = pages[name].tabs?.slice(1) ?? [];
  return ['', ...tabs.map((tab) => `?tab=${tab}`)].map((search) => ({
    name,
    what: PATHS[name] + search,
    address: addressOf(name) + search,
  }));
});

/** `/providers/{id}/info/{tab}` → an address; the first provider of a demo instance belongs to its owner. */
function addressOf(name: PageName): string {
  return PATHS[name]
    .replace('{tab}', allowedValues(name)['tab']?.[0] ?? '')
    .replace('/{galleryId?}', '')
    .replaceAll(/\{\w+\}/g, '1');
}

type Ways = {
  prepare?: (context: BrowserContext) => Promise<void>;
  /** Starts a server that stands between the browser and the product; its address. */
  through?: (baseURL: string) => Promise<string>;
};

/**
 * One tab for each account, in which page after page is opened: the browser then has their code at hand, and that of
 * the checks. A new tab, even an empty page in between, would read it all again.
 */
export function tabsByAccount(options: BrowserContextOptions, { prepare, through }: Ways = {}) {
  let line: Promise<string> | undefined;
  const opened = new Map<string, Promise<Page>>();
  const open = async (browser: Browser, target: string, username: string | undefined) => {
    line ??= through?.(target);
    const baseURL = (await line) ?? target;
    const context = await browser.newContext({ baseURL, ...options });
    if (username) await signIn(await context.newPage(), username);
    await prepare?.(context);
    return context.newPage();
  };
  /** The tab of somebody who may see the page that is visited; it may still show another one. */
  return async (browser: Browser, baseURL: string | undefined, { name }: Visit): Promise<Page> => {
    const username = WHO[pages[name].access];
    const tab = opened.get(username ?? '') ?? open(browser, baseURL ?? '', username);
    opened.set(username ?? '', tab);
    const page = await tab;
    page.removeAllListeners();
    return page;
  };
}

/** Opens an address and waits until the page shows everything it has. */
export async function visit(page: Page, address: string): Promise<void> {
  const settled = waitForIdle(page);
  await page.goto(address);
  // The network is also idle while a busy machine reads the code.
  await waitUntilShown(page);
  await settled();
}

/** How many pixels of a page are only seen by scrolling sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
