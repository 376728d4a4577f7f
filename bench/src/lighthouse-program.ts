import { execFile } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { wholeBrowser } from './own-browser.ts';

/** Fetched on demand: as a dependency it would be larger than all others of the bench together. */
export const LIGHTHOUSE = 'lighthouse@13.5.0';

/** A page of the panel never falls silent: its live stream stays open, and Lighthouse would wait for 45 seconds. */
const LONGEST_LOAD_MS = 5_000;
/** Lighthouse's phone is this much slower than a machine with this index; on a slower one its makers say to lower it. */
const FACTOR = 4;
const CALIBRATED_INDEX = 1500;
/** A machine that is so much faster or slower within a visit says nothing about a phone. */
const STEADY = 1.4;

export type Measured = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  finalDisplayedUrl: string;
  /** How fast this machine was just before. */
  environment: { benchmarkIndex: number };
  /** How much slower the phone was. */
  factor: number;
  /** It was as fast in the visit as before it. */
  isSteady: boolean;
};

export type Visitor = (visit: Visit) => Promise<Measured>;
type Visit = { address: string; profile: string; categories: readonly string[]; signal: AbortSignal };

type Flags = {
  port: number;
  onlyCategories: readonly string[];
  throttling: { cpuSlowdownMultiplier: number };
  maxWaitForLoad: number;
  disableStorageReset: boolean;
  logLevel: 'silent';
};
type Core = {
  default: (address: string, flags: Flags) => Promise<{ lhr: Omit<Measured, 'factor' | 'isSteady'> } | undefined>;
};
type PageFunctions = { pageFunctions: { computeBenchmarkIndex: () => number } };
type Browser = { port: number; kill: () => void };
type Launcher = {
  launch: (options: {
    chromePath: string | undefined;
    chromeFlags: string[];
    userDataDir: string;
    handleSIGINT: boolean;
  }) => Promise<Browser>;
};

/**
 * Lighthouse, which starts a browser for each visit: in one that something else is attached to, that puts scripts of its
 * own into each page. The phone stays the same on a machine that is slower for a while.
 */
export async function findLighthouse(): Promise<Visitor> {
  const folder = await fetchLighthouse();
  const load = async <T>(file: string) => (await import(pathToFileURL(join(folder, file)).href)) as T;
  const { default: lighthouse } = await load<Core>('lighthouse/core/index.js');
  const { launch } = await load<Launcher>('chrome-launcher/dist/index.js');
  const { pageFunctions } = await load<PageFunctions>('lighthouse/core/lib/page-functions.js');

  const visit: Visitor = async ({ address, profile, categories, signal }) => {
    const { executablePath, args } = wholeBrowser();
    const browser = await launch({
      chromePath: executablePath,
      chromeFlags: ['--headless=new', ...args],
      userDataDir: profile,
      handleSIGINT: false,
    });
    const stop = () => browser.kill();
    signal.addEventListener('abort', stop);
    try {
      const before = pageFunctions.computeBenchmarkIndex();
      const factor = toFactor(before);
      const result = await lighthouse(address, {
        port: browser.port,
        onlyCategories: categories,
        throttling: { cpuSlowdownMultiplier: factor },
        maxWaitForLoad: LONGEST_LOAD_MS,
        disableStorageReset: true,
        logLevel: 'silent',
      });
      signal.throwIfAborted();
      if (result?.lhr.finalDisplayedUrl !== address) throw new Error(`${address} was not shown.`);
      return { ...result.lhr, factor, isSteady: isSteady(before, result.lhr.environment.benchmarkIndex) };
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
  };

  return visit;
}

/** Chrome sometimes gives Lighthouse a trace without its beginning; Lighthouse then asks to be run again. */
export const isBroken = (error: unknown) => String(error).includes('NO_NAVSTART');

const isSteady = (one: number, other: number) => Math.max(one, other) / Math.min(one, other) <= STEADY;

const toFactor = (index: number) => Number((FACTOR * Math.min(1, index / CALIBRATED_INDEX)).toFixed(2));

/** The folder of packages into which npx has fetched it. */
async function fetchLighthouse(): Promise<string> {
  const shell = { shell: process.platform === 'win32' };
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', `--package=${LIGHTHOUSE}`, '-c', 'node -p process.env.PATH'],
    shell,
  );
  const bin = stdout
    .trim()
    .split(delimiter)
    .find((folder) => /_npx[\\/]/.test(folder));
  if (!bin) throw new Error(`npx did not fetch ${LIGHTHOUSE}.`);
  return dirname(bin);
}
