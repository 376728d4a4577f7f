import { describe, expect, test } from 'vitest';
import { LEAD_STATUSES, canMove, choosableStatuses } from './lead-status.ts';

const CLOSING = ['deal', 'rejected', 'call_again', 'not_wedding', 'spam_reported'];

describe('LEAD-052 LEAD-053 LEAD-054 what may follow what', () => {
  test.each([
    ['new', ['negotiating', 'offer_made', ...CLOSING], ['pending']],
    ['pending', ['negotiating', 'offer_made', ...CLOSING], []],
    ['negotiating', ['offer_made', ...CLOSING], []],
    ['offer_made', ['negotiating', ...CLOSING], []],
    ['call_again', ['negotiating', 'offer_made', ...CLOSING], []],
    ['deal', ['negotiating'], ['deal_approved']],
    ['deal_approved', [], []],
    ['rejected', ['negotiating'], []],
    ['not_wedding', ['negotiating'], []],
    ['spam_reported', [], []],
  ] as const)('after %s a person chooses %j, and the house takes %j besides', (from, chosen, besides) => {
    expect(choosableStatuses(from).toSorted()).toEqual(chosen.toSorted());
    const all: readonly string[] = [...chosen, ...besides];
    expect(LEAD_STATUSES.filter((to) => canMove(from, to)).toSorted()).toEqual(all.toSorted());
  });
});
