import { expect, test } from 'vitest';
import type { ReadRow } from './import-rows.rules.ts';
import { presentCheck, presentImport } from './imports.presenter.ts';

const row = (line: number, ...faults: ReadRow['problems'][number]['fault'][]): ReadRow => ({
  line,
  values: { name: `Couple ${line}` },
  problems: faults.map((fault) => ({ field: 'name', value: '', fault })),
});

test('each row is ready, there already or faulty; the first five that are ready are shown', () => {
  const ready = [2, 3, 4, 5, 6, 7].map((line) => row(line));
  const check = presentCheck([row(1, 'missing'), ...ready, row(8, 'repeated'), row(9, 'repeated', 'missing')]);
  expect(check).toMatchObject({ rows: 9, ready: 6, duplicates: 1, faulty: 2 });
  expect(check.preview.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6]);
  expect(check.problems.map(({ line, fault }) => [line, fault])).toEqual([
    [1, 'missing'],
    [8, 'repeated'],
    [9, 'repeated'],
    [9, 'missing'],
  ]);
});

const STORED: Parameters<typeof presentImport>[0] = {
  id: 1,
  kind: 'couples',
  provider_id: 3,
  provider_name: 'The Barn',
  status: 'running',
  name: 'Imogen',
  surname: '',
  started_at: '2026-11-01T00:00:00Z',
  finished_at: null,
  rows: 20,
  done: 12,
  made: 7,
  duplicates: 2,
  undone: 4,
  kept: 1,
};

test('what is neither made nor there already was faulty', () => {
  expect(presentImport(STORED)).toMatchObject({ done: 12, made: 7, duplicates: 2, faulty: 3, startedBy: 'Imogen' });
  expect(presentImport({ ...STORED, surname: 'Hart' }).startedBy).toBe('Imogen Hart');
});

test('while it is undone, its progress is what was taken out and what was kept', () => {
  expect(presentImport({ ...STORED, status: 'undoing' })).toMatchObject({ done: 5, faulty: 3, kept: 1 });
});

test('one that has not begun has made nothing', () => {
  const begun = { done: null, made: null, duplicates: null, undone: null, kept: null };
  expect(presentImport({ ...STORED, ...begun })).toMatchObject({ done: 0, made: 0, duplicates: 0, faulty: 0, kept: 0 });
  expect(presentImport({ ...STORED, ...begun, status: 'undoing' })).toMatchObject({ done: 0, kept: 0 });
});
