import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { browserPath, launchArguments } from '../../e2e/support/browser.ts';
import { signIn } from '../../e2e/support/sign-in.ts';
import { ownSettings } from '../../scripts/support/own-settings.ts';
import { freePorts } from '../../scripts/support/ports.ts';
import { startProduct } from '../../scripts/support/product.ts';
import { type Finding, median } from './report.ts';

const run = promisify(execFile);

/** Fetched on demand: as a dependency it would be larger than all others of the bench together. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const HOUSE_PAGES = ['/', '/leads', '/customer-users', '/templates/mail-templates'];
/** One run may coincide with another program; the median of three rarely does. */
const RUNS = 3;

type Audit = { numericValue?: number };
type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
  /** How fast this machine is: Lighthouse was calibrated on one of about 1500. */
  environment: { benchmarkIndex: number };
};

/** Lighthouse as a phone on a slow network with an empty cache: the sign-in page, then pages with a session. */
export async function benchLighthouse(pages: readonly string[] = HOUSE_PAGES): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-lighthouse-'));
  const settings = await ownSettings(folder);
  const say = () => {};
  const product = await startProduct({ settings, say, output: { raw: false, folder: join(folder, 'logs'), say } });
  const [port = 0] = await freePorts(1);
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: browserPath(),
    args: [...launchArguments(), `--remote-debugging-port=${port}`],
    baseURL: settings.baseUrl,
  });
  const page = await browser.newPage();
  const wire = await browser.newCDPSession(page);
  const look = async (path: string) => {
    const reports: Report[] = [];
    for (let each = 0; each < RUNS; each += 1) {
      // Lighthouse keeps the session, and would also keep the files of the previous run.
      await wire.send('Network.clearBrowserCache');
      reports.push(await reportOf(settings.baseUrl + path, port));
    }
    return findingsOf(path, reports);
  };
  try {
    const findings = await look('/auth/login');
    await signIn(page, 'demo');
    for (const path of pages) findings.push(...(await look(path)));
    return findings;
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function reportOf(address: string, port: number): Promise<Report> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      `--port=${port}`,
      '--disable-storage-reset',
      '--output=json',
      '--quiet',
      '--only-categories=performance,accessibility,best-practices',
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}

function findingsOf(path: string, reports: readonly Report[]): Finding[] {
  const middle = (value: (report: Report) => number) => median(reports.map(value));
  const score = (name: string, atLeast: number): Finding => ({
    what: `${path}: ${name}`,
    value: middle(({ categories }) => (categories[name]?.score ?? 0) * 100),
    unit: '',
    budget: { atLeast },
  });
  const metric = (what: string, audit: string, unit: string, atMost: number): Finding => ({
    what: `${path}: ${what}`,
    value: middle(({ audits }) => audits[audit]?.numericValue ?? Number.NaN),
    unit,
    budget: { atMost },
  });
  return [
    score('performance', 95),
    score('accessibility', 100),
    score('best-practices', 100),
    metric('largest contentful paint', 'largest-contentful-paint', 'ms', 2000),
    metric('total blocking time', 'total-blocking-time', 'ms', 150),
    metric('cumulative layout shift', 'cumulative-layout-shift', '', 0.02),
    {
      what: `${path}: speed of this machine`,
      value: middle(({ environment }) => environment.benchmarkIndex),
      unit: '',
    },
  ];
}
