import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { COMPILED, inProject, ROOT } from './paths.ts';

/** `failures` names what failed: logs are often cut off, and a number alone does not say where to look. */
export type Tally = { passed: number; failed: number; skipped: number; failures: string[] };

const REPORTS = inProject('node_modules/.cache/bellbird');

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

const PlaywrightSuite = z.object({
  get suites() {
    return z.array(PlaywrightSuite).optional();
  },
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.int(),
      tests: z.array(
        z.object({
          status: z.string(),
          projectName: z.string(),
          results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
        }),
      ),
    }),
  ),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  suites: z.array(PlaywrightSuite),
});

const WHOLE_PRODUCTS = ['scripts', 'sandbox'];

/** These start whole products, and wait for them most of the time: one by one they run well beside others. */
export function runProductTests(): Promise<Tally> {
  return runVitest(WHOLE_PRODUCTS, { name: 'tests with whole products', more: ['--maxWorkers=1'] });
}

export function runUnitTests(): Promise<Tally> {
  return runVitest(WHOLE_PRODUCTS.map((project) => `!${project}`));
}

/** The tests of some projects of `vitest.config.ts`. */
export async function runVitest(
  projects: readonly string[],
  { name = 'unit and HTTP tests', more = [] }: { name?: string; more?: string[] } = {},
): Promise<Tally> {
  const report = freshReport(`${name.replaceAll(' ', '-')}.json`);
  const narrowed = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await stream('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...narrowed, ...more], {});
  return tallyOf(name, report, code, countVitest);
}

/** Journeys in a real browser against the started product. */
export async function runJourneys(): Promise<Tally> {
  const report = freshReport('playwright.json');
  const args = ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json'];
  const code = await stream('node_modules/@playwright/test/cli.js', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return tallyOf('browser journeys', report, code, countPlaywright);
}

export function countVitest(json: unknown): Tally {
  const report = VitestReport.parse(json);
  // A file that could not be loaded or set up has no failing test but must not pass.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const failing = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => told(relative(ROOT, file.name), test.fullName, test.failureMessages?.[0])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failing, ...broken.map((file) => told(relative(ROOT, file.name), 'the file itself', file.message))],
  };
}

export function countPlaywright(json: unknown): Tally {
  const { stats, suites } = PlaywrightReport.parse(json);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failingJourneys),
  };
}

function failingJourneys({ suites = [], specs }: z.infer<typeof PlaywrightSuite>): string[] {
  const here = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        told(
          `${spec.file}:${spec.line} [${projectName}]`,
          spec.title,
          results.find(({ error }) => error)?.error?.message,
        ),
      ),
  );
  return [...here, ...suites.flatMap(failingJourneys)];
}

/** One failure in a few lines: where, which test, and the start of the message. */
function told(place: string, title: string, reason = ''): string {
  const why = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 6);
  return [`✗ ${place} › ${title}`, ...why.map((line) => `    ${line.slice(0, 300)}`)].join('\n');
}

/** The result of a suite: one that broke off, reported nothing or ran nothing has failed. */
export function tallyOf(name: string, report: string, code: number, count: (json: unknown) => Tally): Tally {
  let tally: Tally;
  try {
    tally = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    const failure = `✗ ${name}: the suite broke off without a report (exit code ${code}).`;
    return { passed: 0, failed: 1, skipped: 0, failures: [failure] };
  }
  const empty = tally.passed + tally.failed === 0;
  if (empty || (code !== 0 && tally.failed === 0)) {
    const failure = `✗ ${name}: ${empty ? 'no test ran' : 'something outside the tests failed'} (exit code ${code}).`;
    return { ...tally, failed: tally.failed + 1, failures: [...tally.failures, failure] };
  }
  return tally;
}

function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = `${REPORTS}/${name}`;
  if (existsSync(file)) rmSync(file);
  return file;
}

function stream(file: string, args: string[], environment: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [inProject(file), ...args], {
      cwd: ROOT,
      env: { ...COMPILED, ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
