import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { expect, test } from 'vitest';
import { findTargets } from '../parts/lead-targets.ts';
import { inColumns } from './columns.ts';

const lead = (id: number, status: LeadSummary['status'], createdAt = '2026-11-01T00:00:00Z') =>
  ({ id, status, createdAt }) as LeadSummary;

test('LEAD-053 LEAD-054 a card can only be moved where the table of steps allows it', () => {
  expect(findTargets(lead(1, 'new'))).not.toContain('pending');
  expect(findTargets(lead(1, 'offer_made'))).toEqual([
    'negotiating',
    'deal',
    'rejected',
    'call_again',
    'not_wedding',
    'spam_reported',
  ]);
  expect(findTargets(lead(1, 'call_again'))).not.toContain('call_again');
  expect(findTargets(lead(1, 'deal'))).toEqual(['negotiating']);
  expect(findTargets(lead(1, 'deal_approved'))).toEqual([]);
});

test('a card appears once, under its current status, the newest on top', () => {
  const moved = lead(2, 'offer_made', '2026-11-02T00:00:00Z');
  const columns = inColumns([lead(1, 'offer_made'), moved, moved, lead(3, 'deal_approved'), lead(4, 'rejected')]);
  expect(columns.offer_made.map(({ id }) => id)).toEqual([2, 1]);
  expect(columns.deal.map(({ id }) => id)).toEqual([3]);
  expect(Object.values(columns).flat()).toHaveLength(3);
});
