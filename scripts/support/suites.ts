import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { say } from './console.ts';
import { inProject, ROOT } from './paths.ts';

export type Tally = { passed: number; failed: number; skipped: number };

const REPORTS = inProject('node_modules/.cache/bellbird');

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** Unit and HTTP tests; `projects` narrows them to some workspaces. */
export async function runVitest(projects: string[] = []): Promise<Tally> {
  const report = freshReport('vitest.json');
  const narrowed = projects.flatMap((name) => ['--project', name]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await stream('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...narrowed], {});
  return tallyOf('unit and HTTP tests', report, code, countVitest);
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
  // A file that could not be loaded or set up has no failing test, and must not pass for that.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function countPlaywright(json: unknown): Tally {
  const { stats } = PlaywrightReport.parse(json);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** What a suite is worth: one that broke off, reported nothing or ran nothing has failed, whatever else it says. */
export function tallyOf(
  name: string,
  report: string,
  code: number,
  count: (json: unknown) => Tally,
  warn = say,
): Tally {
  let tally: Tally;
  try {
    tally = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    warn(`✗ ${name}: the suite broke off without a report (exit code ${code}).`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const empty = tally.passed + tally.failed === 0;
  if (empty || (code !== 0 && tally.failed === 0)) {
    warn(`✗ ${name}: ${empty ? 'no test ran' : 'something outside the tests failed'} (exit code ${code}).`);
    return { ...tally, failed: tally.failed + 1 };
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
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
