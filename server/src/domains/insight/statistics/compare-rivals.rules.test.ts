import { describe, expect, test } from 'vitest';
import { compareMonths, unitFor } from './compare-rivals.rules.ts';

const MONTH = '2026-10';
const row = (provider_id: number, given: object = {}) => ({
  provider_id,
  month: MONTH,
  visitors: 0,
  requests: 0,
  won: 0,
  deals: 0,
  ...given,
});
const RIVALS = [11, 12, 13, 14, 15, 16];

type Measure = Parameters<typeof compareMonths>[0]['measure'];
const compare = (measure: Measure, rows: ReturnType<typeof row>[], rivals = RIVALS) =>
  compareMonths({ measure, months: [MONTH], own: 1, rivals, rows })[0];

describe('a provider beside its competitors', () => {
  const figures = { visitors: 300, requests: 30, won: 2, deals: 1 };
  test.each([
    ['view-to-lead', 10],
    ['lead-to-deal', 6.67],
    ['view-to-deal', 0.33],
    ['lead-to-lead', 30],
    ['to-similar', 300],
  ] as const)('%s is %d', (measure, own) => {
    expect(compare(measure, [row(1, figures)])?.own).toBe(own);
  });

  test('a share of one visit is known', () => {
    expect(compare('view-to-lead', [row(1, { visitors: 1, requests: 1 })])?.own).toBe(100);
  });

  test('the median of an even number is between the two in the middle', () => {
    const eight = [11, 12, 13, 14, 15, 16, 17, 18];
    const rows = eight.map((id, at) => row(id, { requests: 2 ** at }));
    expect(compare('lead-to-lead', rows, eight)?.rivals?.median).toBe(12);
  });

  test('a share of nothing is not known; a count of nothing is none', () => {
    expect([compare('view-to-lead', [])?.own, compare('lead-to-lead', [])?.own]).toEqual([null, 0]);
  });

  test('sees average, median and best of the others, and how many it is ahead of', () => {
    const ahead = (requests: number) =>
      compare('lead-to-lead', [row(1, { requests }), ...RIVALS.map((id, at) => row(id, { requests: at }))])?.percentile;
    expect([ahead(0), ahead(4), ahead(9)]).toEqual([0, 67, 100]);
    const rows = [row(1, { requests: 5 }), ...RIVALS.map((id, at) => row(id, { requests: [9, 1, 5, 3, 2, 7][at] }))];
    expect(compare('lead-to-lead', rows)).toEqual({
      month: MONTH,
      own: 5,
      rivals: { average: 4.5, best: 9, median: 4, count: 6 },
      percentile: 50,
    });
    const five = compare('lead-to-lead', rows, RIVALS.slice(0, 5));
    expect(five?.rivals).toEqual({ average: 4, best: 9, median: 3, count: 5 });
  });

  test('sees nothing of fewer than five, and those without figures are none', () => {
    expect(compare('lead-to-lead', [], RIVALS.slice(0, 4))).toMatchObject({ rivals: null, percentile: null });
    const visited = RIVALS.slice(0, 4).map((id) => row(id, { visitors: 10, requests: 1 }));
    expect(compare('view-to-lead', visited)).toMatchObject({ rivals: null });
    expect(compare('view-to-lead', [...visited, row(15, { visitors: 10 })])).toMatchObject({
      own: null,
      rivals: { count: 5 },
      percentile: null,
    });
  });

  test('is counted or a percentage', () => {
    expect((['lead-to-lead', 'to-similar', 'view-to-lead'] as const).map(unitFor)).toEqual([
      'count',
      'count',
      'percent',
    ]);
  });
});
