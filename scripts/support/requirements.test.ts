import { expect, test } from 'vitest';
import { idsInTitles, perPrefix, readRequirements } from './requirements.ts';

const ids = (source: string) => idsInTitles(source, 'some.test.ts');

test('counts ids in titles of tests and groups, also of tables and templates', () => {
  expect(ids(`test('SHELL-001 and SHELL-002 hold', () => {})`)).toEqual(['SHELL-001', 'SHELL-002']);
  expect(ids(`describe('AUTH-010 login', () => { it('AUTH-011 works', () => {}) })`)).toEqual(['AUTH-010', 'AUTH-011']);
  expect(ids('test.each([1])(`SHELL-003 ${name} %s`, () => {})')).toEqual(['SHELL-003']);
  expect(ids(`test.describe('SHELL-004 journeys', () => {})`)).toEqual(['SHELL-004']);
});

test('counts ids in the table that tests are made from', () => {
  expect(ids(`test.each([['AUTH-001', 1], ['AUTH-002', 2]] as const)('%s holds', () => {})`)).toEqual([
    'AUTH-001',
    'AUTH-002',
  ]);
  expect(ids('for (const [id] of [["AUTH-003"]]) { test(`${id} holds`, () => {}) }')).toEqual(['AUTH-003']);
  expect(
    ids(`for (const id of ['AUTH-004']) expect(id); for (const id of ['AUTH-005']) test.skip(id, () => {})`),
  ).toEqual([]);
});

test('does not count comments, data, other calls or tests that do not run', () => {
  expect(ids(`// SHELL-001\nconst id = 'SHELL-002'; expect('SHELL-003'); test('nothing', () => 'SHELL-004')`)).toEqual(
    [],
  );
  expect(ids(`test.skip('SHELL-005 x', () => {}); test.todo('SHELL-006'); test.fixme('SHELL-007', () => {})`)).toEqual(
    [],
  );
  expect(ids(`describe.skip('group', () => { test('SHELL-008 inside', () => {}) })`)).toEqual([]);
});

test('sums up per prefix and in total', () => {
  const rows = readRequirements(
    ['id\tcapability\tkind\trequirement', 'SHELL-001\tshell\tui\tA', 'AUTH-001\tauth\trule\tB', ''].join('\n'),
  );
  expect(perPrefix(rows, new Set(['AUTH-001']))).toEqual([
    { prefix: 'SHELL', met: 0, all: 1 },
    { prefix: 'AUTH', met: 1, all: 1 },
    { prefix: 'total', met: 1, all: 2 },
  ]);
});
