import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test';
import { inProject } from '../../scripts/support/paths.ts';
import { type Running, withProduct } from '../../scripts/support/with-product.ts';
import { launchArguments, lightBrowserPath } from '../support/browser.ts';
import { waitForIdle } from '../support/network-idle.ts';
import { signIn } from '../support/sign-in.ts';
import { findDemoIds } from './demo-ids.ts';
import { MOMENT } from './moment.ts';
import { type Visit, listVisits } from './visits.ts';

export const LOOKS = ['light', 'dark', 'arabic'] as const;
export type Look = (typeof LOOKS)[number];
export const WIDTHS = [360, 800, 1440] as const;

const HEIGHTS: Readonly<Record<number, number>> = { 360: 780, 800: 1000 };
const HEIGHT = 900;
const AT_ONCE = 3;
/** Scenes press what is called by its English name. */
const LANGUAGES = { english: 'en_AU', arabic: 'ar_AE' } as const;
type Language = keyof typeof LANGUAGES;

export type Wanted = {
  folder: string;
  looks: readonly Look[];
  widths: readonly number[];
  /** Parts of the names of pages; all if there are none. */
  only: readonly string[];
};

/** Takes a picture of every page, and returns what could not be taken. */
export async function takeScreenshots(wanted: Wanted, say: (line: string) => void): Promise<string[]> {
  const options = {
    name: 'screenshots',
    say,
    environment: { LOCALES: Object.values(LANGUAGES).join(','), TRUST_PROXY: 'true' },
    serverFlags: ['--import', inProject('e2e/screenshots/stop-the-clock.ts')],
  };
  return withProduct(options, (running) => takeAll(running, wanted, say));
}

async function takeAll(running: Running, wanted: Wanted, say: (line: string) => void): Promise<string[]> {
  const { settings, databaseUrl, atEnd, signal } = running;
  const ids = await findDemoIds(databaseUrl);
  const browser = await chromium.launch({
    executablePath: lightBrowserPath(),
    args: launchArguments(),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  atEnd(() => browser.close());
  const open = windowsIn(browser, settings.baseUrl);
  // Opening a couple marks their messages as read, and counters on other pages change with it.
  await visitOnce(await open('english', 'demo'), `/leads/${ids.lead}`);

  const missed: string[] = [];
  const queue = listVisits(ids)
    .filter(({ name }) => wanted.only.length === 0 || wanted.only.some((part) => name.includes(part)))
    .flatMap((visit) => languagesFor(visit, wanted.looks).map((language) => ({ visit, language })));
  const total = queue.length;
  const work = async () => {
    for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
      const { visit, language } = next;
      const looks = wanted.looks.filter((look) => (look === 'arabic') === (language === 'arabic'));
      const context = await open(language, visit.who, visit.scene?.withModals);
      const failed = await shoot(context, visit, { ...wanted, looks }).catch((error: unknown) => [String(error)]);
      missed.push(...failed.map((why) => `${visit.name} (${language}): ${why}`));
      say(`${total - queue.length} of ${total}: ${visit.name}, ${looks.join(' and ')}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return missed;
}

function languagesFor(visit: Visit, looks: readonly Look[]): Language[] {
  const english = looks.some((look) => look !== 'arabic') ? (['english'] as const) : [];
  const arabic = looks.includes('arabic') && !visit.scene?.press.length ? (['arabic'] as const) : [];
  return [...english, ...arabic];
}

/** One window for each account and language, so that later pages come from the browser's cache. */
function windowsIn(browser: Browser, baseURL: string) {
  const opened = new Map<string, Promise<BrowserContext>>();
  return (language: Language, who: string | undefined, withModals = false): Promise<BrowserContext> => {
    const key = [language, who, withModals].join(' ');
    const context = opened.get(key) ?? openWindow(browser, baseURL, { language, who, withModals });
    opened.set(key, context);
    return context;
  };
}

async function openWindow(
  browser: Browser,
  baseURL: string,
  { language, who, withModals }: { language: Language; who: string | undefined; withModals: boolean },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(MOMENT);
  const page = await context.newPage();
  if (who) await signIn(page, who, { withModals, at: '/healthz' });
  else await page.goto('/healthz');
  const kept = { lng: LANGUAGES[language], 'modal.push': JSON.stringify({ until: MOMENT.getTime() + 86_400_000 }) };
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(kept));
  await page.close();
  return context;
}

async function visitOnce(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  const idle = waitForIdle(page);
  await page.goto(path);
  await idle();
  await page.close();
}

/** All pictures of a visit; a page is loaded once, a scene once for each width, because a menu closes when its page is resized. */
async function shoot(context: BrowserContext, visit: Visit, wanted: Wanted): Promise<string[]> {
  const { scene } = visit;
  if (!scene?.press.length) return shootAt(context, visit, wanted, wanted.widths);
  const widths = wanted.widths.filter((width) => !scene.widths || scene.widths.includes(width));
  const failed: string[] = [];
  for (const width of widths) failed.push(...(await shootAt(context, visit, wanted, [width])));
  return failed;
}

async function shootAt(
  context: BrowserContext,
  { name, path, scene }: Visit,
  { folder, looks }: Wanted,
  widths: readonly number[],
): Promise<string[]> {
  const page = await context.newPage();
  try {
    // A dialog covers the window, not the page.
    const fullPage = !scene?.press.length && !scene?.withModals;
    const idle = waitForIdle(page);
    await page.setViewportSize(sizeOf(widths[0] ?? HEIGHT));
    await page.goto(path);
    await idle();
    for (const { role, name: label } of scene?.press ?? []) {
      const target = page.getByRole(role, { name: label }).filter({ visible: true }).first();
      if ((await target.count()) === 0) return [`no ${role} ${String(label)} at ${widths.join(', ')}`];
      await target.click();
      await idle();
    }
    for (const width of widths) {
      await page.setViewportSize(sizeOf(width));
      await settle(page, idle);
      for (const look of looks) {
        await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });
        await settle(page, idle);
        const into = join(folder, look);
        mkdirSync(into, { recursive: true });
        const file = join(into, `${name}-${width}.png`);
        await page.screenshot({ path: file, fullPage, animations: 'disabled', caret: 'hide' });
      }
    }
    return [];
  } finally {
    await page.close();
  }
}

function sizeOf(width: number) {
  return { width, height: HEIGHTS[width] ?? HEIGHT };
}

/** Waits until everything in the picture has loaded, also what is below the fold. */
async function settle(page: Page, idle: () => Promise<void>): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await idle();
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
}
