import type { CoupleHit } from '@bellbird/contract/couples/leads';
import { beforeEach, expect, test } from 'vitest';
import { recentCouples, rememberCouple } from './recent-couples.ts';

const hit = (leadId: number): CoupleHit => ({
  leadId,
  coupleName: `Couple ${leadId}`,
  extensionNumber: '4001',
  providerName: 'Wattle Creek Barn',
  categoryName: 'Venue',
  organizationDate: null,
  by: 'message',
  excerpt: 'about the orchard',
});

beforeEach(() => sessionStorage.clear());

test('the last five are kept, each once, newest first, without the search terms', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 3]) rememberCouple(hit(id));
  expect(recentCouples().map(({ leadId }) => leadId)).toEqual([3, 6, 5, 4, 2]);
  expect(recentCouples()[0]).toMatchObject({ by: 'name', excerpt: null });
});

test('broken storage counts as empty', () => {
  sessionStorage.setItem('bellbird.recent-couples', '{oops');
  expect(recentCouples()).toEqual([]);
});
