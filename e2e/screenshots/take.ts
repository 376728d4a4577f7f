import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, type Locator, chromium } from '@playwright/test';
import { inProject } from '../../scripts/support/paths.ts';
import { type Running, withProduct } from '../../scripts/support/with-product.ts';
import { launchArguments, lightBrowserPath } from '../support/browser.ts';
import { findDemoIds } from '../support/demo-ids.ts';
import { waitForIdle } from '../support/network-idle.ts';
import { waitUntilShown } from '../support/shown.ts';
import { MOMENT } from './moment.ts';
import { loadAll, settleLayout, settleScroll } from './settle.ts';
import { stopClockOf } from './stop-clock-of-database.ts';
import { type Visit, listVisits } from './visits.ts';
import { LANGUAGES, LANGUAGE_NAMES, type Language, windowsIn } from './windows.ts';

export const LOOKS = ['light', 'dark', 'arabic'] as const;
export type Look = (typeof LOOKS)[number];
export const WIDTHS = [360, 800, 1440] as const;

const HEIGHTS: Readonly<Record<number, number>> = { 360: 780, 800: 1000 };
const HEIGHT = 900;
const AT_ONCE = 3;
export type Wanted = {
  folder: string;
  looks: readonly Look[];
  widths: readonly number[];
  /** Parts of the names of pages; all if there are none. */
  only: readonly string[];
  /** Whole names of pages, instead. */
  exactly?: readonly string[];
};

/** Takes a picture of every page, and returns what could not be taken. */
export async function takeScreenshots(wanted: Wanted, say: (line: string) => void): Promise<string[]> {
  const options = {
    name: 'screenshots',
    say,
    environment: { LOCALES: Object.values(LANGUAGES).join(','), TRUST_PROXY: '1' },
    serverFlags: ['--import', inProject('e2e/screenshots/stop-the-clock.ts')],
  };
  return withProduct(options, (running) => takeAll(running, wanted, say));
}

async function takeAll(running: Running, wanted: Wanted, say: (line: string) => void): Promise<string[]> {
  const { settings, databaseUrl, atEnd, signal } = running;
  await stopClockOf(databaseUrl);
  const ids = await findDemoIds(databaseUrl, MOMENT);
  const browser = await chromium.launch({
    executablePath: lightBrowserPath(),
    args: launchArguments(),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  atEnd(() => browser.close());
  const open = windowsIn(browser, settings.baseUrl);
  const missed: string[] = [];
  const visits = listVisits(ids);
  // One after the other and always the same, because the team's pages list who signed in when.
  for (const { who, scene } of visits)
    for (const language of LANGUAGE_NAMES) await open(language, who, scene?.withModals);
  const queue = visits
    .filter(({ name }) => wanted.exactly?.includes(name) ?? isAskedFor(name, wanted.only))
    .flatMap((visit) => languagesFor(visit, wanted.looks).map((language) => ({ visit, language })));
  const total = queue.length;
  // Opening a couple marks their messages as read, and counters on other pages change with it.
  await visitOnce(await open('english', 'demo'), `/leads/${ids.lead}`);
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

function isAskedFor(name: string, parts: readonly string[]): boolean {
  return parts.length === 0 || parts.some((part) => name.includes(part));
}

/** Scenes press what is called by its English name. */
function languagesFor(visit: Visit, looks: readonly Look[]): Language[] {
  const english = looks.some((look) => look !== 'arabic') ? (['english'] as const) : [];
  const arabic = looks.includes('arabic') && !visit.scene?.press.length ? (['arabic'] as const) : [];
  return [...english, ...arabic];
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
    await waitUntilShown(page);
    await idle();
    for (const { role, name: label } of scene?.press ?? []) {
      const target = page.getByRole(role, { name: label }).filter({ visible: true }).first();
      if (!(await appears(target))) return [`no ${role} ${String(label)} at ${widths.join(', ')}`];
      await target.click();
      await idle();
    }
    for (const width of widths) {
      await page.setViewportSize(sizeOf(width));
      // Another width may load other parts, and show them a moment later.
      await settleLayout(page);
      await idle();
      await settleLayout(page);
      for (const look of looks) {
        await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });
        await loadAll(page);
        await idle();
        if (fullPage) await page.evaluate(settleScroll);
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

async function appears(target: Locator): Promise<boolean> {
  return target.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

function sizeOf(width: number) {
  return { width, height: HEIGHTS[width] ?? HEIGHT };
}
