import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { expect, test } from 'vitest';
import type { Translate } from '#texts/use-translation.ts';
import { describeRefused } from './refused-leads.ts';

const lead = (id: number, name: string, status: LeadSummary['status'] = 'deal') =>
  ({ id, status, couple: { name } }) as LeadSummary;
const t = ((key: string, values?: Record<string, unknown>) =>
  key === 'bulk.more' ? `${values?.['count']} more` : `${key}: ${values?.['names']}`) as Translate;

test('LEAD-016 couples that were not changed are named with the reason, also those that no longer exist', () => {
  const leads = [lead(1, 'Ada & Bea'), lead(2, 'Cy & Di'), lead(3, 'Eve & Flo'), lead(4, 'Gil & Hal')];
  const refused = [
    { id: 2, reason: 'is_deal' as const },
    { id: 3, reason: 'not_from_here' as const },
  ];
  expect(describeRefused(leads, { done: [1], refused }, t)).toEqual([
    'bulk.notChanged.is_deal: Cy & Di',
    'bulk.notChanged.not_from_here: Eve & Flo',
    'bulk.notChanged.gone: Gil & Hal',
  ]);
  expect(describeRefused(leads, { done: [1, 2, 3, 4], refused: [] }, t)).toEqual([]);
});

test('many of them are counted', () => {
  const leads = [1, 2, 3, 4, 5].map((id) => lead(id, `Ada${id} & Bea${id}`));
  const refused = leads.map(({ id }) => ({ id, reason: 'is_deal' as const }));
  expect(describeRefused(leads, { done: [], refused }, t)).toEqual([
    'bulk.notChanged.is_deal: Ada1 & Bea1, Ada2 & Bea2, Ada3 & Bea3 and 2 more',
  ]);
});
