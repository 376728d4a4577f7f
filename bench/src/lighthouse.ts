import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { pathOf } from '../../e2e/support/addresses.ts';
import { findDemoIds } from '../../e2e/support/demo-ids.ts';
import { signIn } from '../../e2e/support/sign-in.ts';
import { type Running, withProduct } from '../../scripts/support/with-product.ts';
import { giveWay } from './cpu.ts';
import { createPhone } from './phone.ts';
import { prepareBrowser, wholeBrowser } from './own-browser.ts';
import { openQuoteLink } from './quote-link.ts';
import { type Finding, type Report, median } from './report.ts';

const run = promisify(execFile);

/** Fetched on demand: as a dependency it would be larger than all others of the bench together. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
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
/** What a browser stores of the panel beside the session, in its profile. */
const STORED = ['Cache', 'Code Cache', 'Service Worker', 'IndexedDB'];
/** A page of the panel never falls silent: its live stream stays open, and Lighthouse would wait for 45 seconds. */
const LONGEST_LOAD_MS = 5_000;
/** The others cannot change from run to run. */
const OF_EACH_RUN = 'performance';
const OF_FIRST_RUN = `${OF_EACH_RUN},accessibility,best-practices`;

type Audit = { numericValue?: number };
type Measured = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
  /** How fast this machine is. */
  environment: { benchmarkIndex: number };
};
type Run = Measured & { factor: number };

/**
 * Lighthouse as a phone on a slow network with an empty cache: the sign-in page, a couple's quote, then
 * pages of the demo vendor.
 */
export async function benchLighthouse(report: Report, only: readonly string[]): Promise<void> {
  prepareBrowser();
  console.log(`Fetching ${LIGHTHOUSE} if it is not here yet …`);
  const program = await findLighthouse();
  await withProduct({ name: 'lighthouse', say: console.log }, (running) => measure(running, program, report, only));
}

async function measure(running: Running, program: string, report: Report, only: readonly string[]): Promise<void> {
  const { settings, databaseUrl, pids, folder, signal } = running;
  const ids = await findDemoIds(databaseUrl);
  const profile = join(folder, 'profile');
  const factorNow = await createPhone(program);
  const [login, ...others] = PAGES.map((name) => ({ name, path: pathOf(name, ids), shown: pathOf(name, ids) }));
  const quote = { name: QUOTE, path: await openQuoteLink(settings, databaseUrl), shown: 'couple’s quote' };
  const wanted = [...(login ? [login] : []), quote, ...others].filter(
    ({ name, path }) => only.length === 0 || only.includes(name) || only.includes(path),
  );
  let isSignedIn = false;
  for (const { name, path, shown } of wanted) {
    if (name !== 'login' && name !== QUOTE && !isSignedIn) {
      await signInOnce(profile, settings.baseUrl);
      isSignedIn = true;
    }
    const measured: Run[] = [];
    for (let each = 0; each < RUNS; each += 1) {
      forgetFiles(profile);
      // A phone does nothing of what these do; a connection since the last run has a process of its own.
      for (const pid of pids) giveWay(pid);
      const factor = factorNow();
      const categories = each === 0 ? OF_FIRST_RUN : OF_EACH_RUN;
      const how = { profile, categories, factor, signal };
      const one = { ...(await measurePage(program, settings.baseUrl + path, how)), factor };
      console.log(`     ${shown}, run ${each + 1}: ${summaryOf(one)}`);
      measured.push(one);
    }
    report.add(...findingsOf(shown, measured, BUDGETS[name === QUOTE ? 'quote' : 'panel']));
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

/** The program in npx's cache: asking npx for each run would take two seconds more. */
async function findLighthouse(): Promise<string> {
  const shell = { shell: process.platform === 'win32' };
  const { stdout } = await run('npx', ['--yes', `--package=${LIGHTHOUSE}`, '-c', 'node -p process.env.PATH'], shell);
  const bin = stdout
    .trim()
    .split(delimiter)
    .find((folder) => /_npx[\\/]/.test(folder));
  if (!bin) throw new Error(`npx did not fetch ${LIGHTHOUSE}.`);
  return join(dirname(bin), 'lighthouse/cli/index.js');
}

/** Chrome sometimes gives Lighthouse a trace without its beginning; Lighthouse then asks to be run again. */
async function measurePage(...of: Parameters<typeof measureOnce>): Promise<Measured> {
  try {
    return await measureOnce(...of);
  } catch (error) {
    if (!String(error).includes('NO_NAVSTART')) throw error;
    console.log('     no beginning in the trace; once more');
    return measureOnce(...of);
  }
}

type How = { profile: string; categories: string; factor: number; signal: AbortSignal };

async function measureOnce(
  program: string,
  address: string,
  { profile, categories, factor, signal }: How,
): Promise<Measured> {
  const { executablePath, args } = wholeBrowser();
  const running = run(
    process.execPath,
    [
      program,
      address,
      // A browser of its own: whatever else is attached to one puts scripts of its own into each page.
      `--chrome-flags=${['--headless=new', `--user-data-dir=${profile}`, ...args].join(' ')}`,
      '--disable-storage-reset',
      `--max-wait-for-load=${LONGEST_LOAD_MS}`,
      `--throttling.cpuSlowdownMultiplier=${factor}`,
      '--output=json',
      '--quiet',
      `--only-categories=${categories}`,
    ],
    {
      env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
      maxBuffer: 64 * 1024 * 1024,
      signal,
      // It then ends its browser, too.
      killSignal: 'SIGINT',
    },
  );
  const { stdout } = await running;
  return JSON.parse(stdout) as Measured;
}

const scoreIn = ({ categories }: Measured, name: string) => (categories[name]?.score ?? Number.NaN) * 100;
const figureIn = ({ audits }: Measured, name: string) => audits[name]?.numericValue ?? Number.NaN;

function summaryOf(one: Run): string {
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
