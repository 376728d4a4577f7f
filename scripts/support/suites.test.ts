import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countPlaywright, countVitest, tallyOf } from './suites.ts';

let folder: string;
let warnings: string[];

beforeEach(() => {
  warnings = [];
  folder = mkdtempSync(join(tmpdir(), 'bellbird-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function tally(report: object | undefined, code: number) {
  const file = join(folder, 'report.json');
  if (report) writeFileSync(file, JSON.stringify(report));
  return tallyOf('the suite', file, code, countVitest, (line) => warnings.push(line));
}

const vitest = (passed: number, failed: number, files: object[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: files,
});

test('adds up what the suite reports', () => {
  expect(tally(vitest(5, 2), 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  expect(tally(vitest(5, 0), 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
});

test('a suite without a report has failed', () => {
  expect(tally(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(warnings).toEqual(['✗ the suite: the suite broke off without a report (exit code 0).']);
});

test('a suite in which nothing ran has failed', () => {
  expect(tally(vitest(0, 0), 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('a suite that ends badly has failed, even when each of its tests passed', () => {
  expect(tally(vitest(5, 0), 1)).toMatchObject({ passed: 5, failed: 1 });
});

test('a file that could not be loaded counts as failed', () => {
  expect(countVitest(vitest(5, 0, [{ status: 'failed', assertionResults: [] }]))).toMatchObject({ failed: 1 });
});

test('a journey that only passed when repeated has failed', () => {
  expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } })).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
  });
});
