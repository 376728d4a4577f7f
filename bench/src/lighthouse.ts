import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { pathOf } from '../../e2e/support/addresses.ts';
import { findDemoIds } from '../../e2e/support/demo-ids.ts';
import { signIn } from '../../e2e/support/sign-in.ts';
import { type Running, withProduct } from '../../scripts/support/with-product.ts';
import { giveWay } from './cpu.ts';
import { LIGHTHOUSE, type Measured, type Visitor, findLighthouse, isBroken } from './lighthouse-program.ts';
import { prepareBrowser, wholeBrowser } from './own-browser.ts';
import { openQuoteLink } from './quote-link.ts';
import { type Finding, type Report, median } from './report.ts';

/** Pages of the panel. */
const PAGES = ['login', 'home', 'leads', 'lead', 'visitStatistics', 'providerCalendar', 'galleryMedia'] as const;
/** A couple's page has to be perfect, and shows its first content within a second. */
const QUOTE = 'quote';
const BUDGETS = {
  panel: { performance: 95, firstPaintS: undefined },
  quote: { performance: 100, firstPaintS: 1 },
} as const;
/** One run may coincide with another program; the median of three rarely does. */
const RUNS = 3;
/** How often a visit is repeated that says nothing. */
const REPEATS = 2;
/** How many visits are repeated because the machine changed its speed: on a restless one that has to end, too. */
const UNSTEADY_REPEATS = 5;
/** What a browser stores of the panel beside the session, in its profile. */
const STORED = ['Cache', 'Code Cache', 'Service Worker', 'IndexedDB'];
/** The others cannot change from run to run. */
const OF_EACH_RUN = ['performance'];
const OF_FIRST_RUN = [...OF_EACH_RUN, 'accessibility', 'best-practices'];

/**
 * Lighthouse as a phone on a slow network with an empty cache: the sign-in page, a couple's quote, then
 * pages of the demo vendor.
 */
export async function benchLighthouse(report: Report, only: readonly string[]): Promise<void> {
  prepareBrowser();
  console.log(`Fetching ${LIGHTHOUSE} if it is not here yet …`);
  const visit = await findLighthouse();
  await withProduct({ name: 'lighthouse', say: console.log }, (running) => measure(running, visit, report, only));
}

async function measure(running: Running, visit: Visitor, report: Report, only: readonly string[]): Promise<void> {
  const { settings, databaseUrl, pids, folder, signal } = running;
  const ids = await findDemoIds(databaseUrl);
  const profile = join(folder, 'profile');
  mkdirSync(profile);
  const [login, ...others] = PAGES.map((name) => ({ name, path: pathOf(name, ids), shown: pathOf(name, ids) }));
  const quote = { name: QUOTE, path: await openQuoteLink(settings, databaseUrl), shown: 'couple’s quote' };
  const wanted = [...(login ? [login] : []), quote, ...others].filter(
    ({ name, path }) => only.length === 0 || only.includes(name) || only.includes(path),
  );
  const unsteady = { left: UNSTEADY_REPEATS };
  let isSignedIn = false;
  for (const { name, path, shown } of wanted) {
    if (name !== 'login' && name !== QUOTE && !isSignedIn) {
      await signInOnce(profile, settings.baseUrl);
      isSignedIn = true;
    }
    const measured: Measured[] = [];
    for (let each = 0; each < RUNS; each += 1) {
      const categories = each === 0 ? OF_FIRST_RUN : OF_EACH_RUN;
      const one = await visitSteadily(() => {
        forgetFiles(profile);
        // A phone does nothing of what these do; a connection since the last run has a process of its own.
        for (const pid of pids) giveWay(pid);
        return visit({ address: settings.baseUrl + path, profile, categories, signal });
      }, unsteady);
      console.log(`     ${shown}, run ${each + 1}: ${summaryOf(one)}`);
      measured.push(one);
    }
    report.add(...findingsOf(shown, measured, BUDGETS[name === QUOTE ? 'quote' : 'panel']));
  }
}

/** Once more if Lighthouse measured nothing, or the machine changed its speed. */
async function visitSteadily(visit: () => Promise<Measured>, unsteady: { left: number }): Promise<Measured> {
  for (let repeats = 0; ; repeats += 1) {
    const isLast = repeats === REPEATS;
    try {
      const measured = await visit();
      const isMeasured = typeof measured.categories['performance']?.score === 'number';
      if (isMeasured && (measured.isSteady || isLast || unsteady.left === 0)) return measured;
      if (isMeasured) unsteady.left -= 1;
      if (isLast) throw new Error(`${measured.finalDisplayedUrl} could not be measured.`);
      console.log(`     ${isMeasured ? 'this machine changed its speed' : 'nothing was measured'}; once more`);
    } catch (error) {
      if (isLast || !isBroken(error)) throw error;
      console.log('     no beginning in the trace; once more');
    }
  }
}

/** They have used the panel before: the browser knows who they are. */
async function signInOnce(profile: string, baseURL: string): Promise<void> {
  const browser = await chromium.launchPersistentContext(profile, { ...wholeBrowser(), baseURL });
  try {
    await signIn(await browser.newPage(), 'demo');
  } finally {
    await browser.close();
  }
}

/** Lighthouse keeps the session, and would also keep the files of the previous run. */
function forgetFiles(profile: string): void {
  for (const folder of STORED) rmSync(join(profile, 'Default', folder), { recursive: true, force: true });
}

const scoreIn = ({ categories }: Measured, name: string) => (categories[name]?.score ?? Number.NaN) * 100;
const figureIn = ({ audits }: Measured, name: string) => audits[name]?.numericValue ?? Number.NaN;

function summaryOf(one: Measured): string {
  const paint = (figureIn(one, 'largest-contentful-paint') / 1000).toFixed(2);
  const blocking = (figureIn(one, 'total-blocking-time') / 1000).toFixed(2);
  return `${scoreIn(one, 'performance').toFixed(0)}, largest paint ${paint} s, blocking ${blocking} s (index ${one.environment.benchmarkIndex}, ${one.factor} times slower)`;
}

type Budgets = (typeof BUDGETS)[keyof typeof BUDGETS];

function findingsOf(path: string, measured: readonly Measured[], budgets: Budgets): Finding[] {
  const score = (name: string, atLeast: number): Finding => ({
    what: `${path}: ${name}`,
    value: Math.round(median(measured.filter(({ categories }) => categories[name]).map((one) => scoreIn(one, name)))),
    unit: '',
    budget: { atLeast },
  });
  const seconds = (what: string, audit: string, atMost: number): Finding => ({
    what: `${path}: ${what}`,
    value: median(measured.map((one) => figureIn(one, audit) / 1000)),
    unit: 's',
    budget: { atMost },
  });
  return [
    score('performance', budgets.performance),
    score('accessibility', 100),
    score('best-practices', 100),
    ...(budgets.firstPaintS === undefined
      ? []
      : [seconds('first paint', 'first-contentful-paint', budgets.firstPaintS)]),
    seconds('largest paint', 'largest-contentful-paint', 1.8),
    seconds('blocking', 'total-blocking-time', 0.12),
    {
      what: `${path}: shift`,
      value: median(measured.map((one) => figureIn(one, 'cumulative-layout-shift'))),
      unit: '',
      budget: { atMost: 0.02 },
    },
    {
      what: `${path}: speed of this machine`,
      value: median(measured.map(({ environment }) => environment.benchmarkIndex)),
      unit: '',
    },
  ];
}
