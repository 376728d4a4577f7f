import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inProject } from './paths.ts';
import { countPlaywright, countVitest, tallyOf } from './suites.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellbird-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function tally(report: object | undefined, code: number) {
  const file = join(folder, 'report.json');
  if (report) writeFileSync(file, JSON.stringify(report));
  return tallyOf('the suite', file, code, countVitest);
}

const vitest = (passed: number, failed: number, files: object[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: files,
});

const file = (assertionResults: object[], message = '') => ({
  name: inProject('server/src/leads.test.ts'),
  status: 'failed',
  message,
  assertionResults,
});

test('adds up what the suite reports', () => {
  expect(tally(vitest(5, 2), 1)).toMatchObject({ passed: 5, failed: 2, skipped: 2 });
  expect(tally(vitest(5, 0), 0)).toEqual({ passed: 5, failed: 0, skipped: 2, failures: [] });
});

test('a suite without a report has failed', () => {
  expect(tally(undefined, 0)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: ['✗ the suite: the suite broke off without a report (exit code 0).'],
  });
});

test('a suite in which nothing ran has failed', () => {
  expect(tally(vitest(0, 0), 0)).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [expect.stringContaining('no test ran')],
  });
});

test('a suite that ends badly has failed, even when each of its tests passed', () => {
  expect(tally(vitest(5, 0), 1)).toMatchObject({ passed: 5, failed: 1, failures: [expect.any(String)] });
});

test('a failed test is named, with the beginning of its reason', () => {
  const failing = {
    status: 'failed',
    fullName: 'keeps order',
    failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\n  to be 2'],
  };
  const { failures } = countVitest(vitest(1, 1, [file([failing, { status: 'passed', fullName: 'other' }])]));
  expect(failures).toEqual(['✗ server/src/leads.test.ts › keeps order\n    expected 1\n      to be 2']);
});

test('a file that could not be loaded counts as failed', () => {
  expect(countVitest(vitest(5, 0, [file([], 'no such module')]))).toMatchObject({
    failed: 1,
    failures: ['✗ server/src/leads.test.ts › the file itself\n    no such module'],
  });
});

test('a journey that only passed when repeated has failed, and is named', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'journeys/list.spec.ts',
    line: 7,
    tests: [{ status, projectName: 'phone', results: [{ error: { message: 'timed out' } }, {}] }],
  });
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  const suites = [
    { specs: [spec('first', 'flaky')], suites: [{ specs: [spec('fine', 'expected'), spec('second', 'unexpected')] }] },
  ];
  expect(countPlaywright({ stats, suites })).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: [
      '✗ journeys/list.spec.ts:7 [phone] › first\n    timed out',
      '✗ journeys/list.spec.ts:7 [phone] › second\n    timed out',
    ],
  });
});
