import { expect, test } from 'vitest';
import { ADDED_BY, TESTIMONIAL_STATUSES, canDispute, isOwnDraft, isPublic } from './testimonial-status.ts';

const ALL = ADDED_BY.flatMap((addedBy) => TESTIMONIAL_STATUSES.map((status) => ({ addedBy, status })));
const named = (comments: typeof ALL) => comments.map(({ addedBy, status }) => `${addedBy} ${status}`);

test('TEST-003 a vendor changes a comment of their own until the team approves it, and nobody else’s', () => {
  expect(named(ALL.filter(isOwnDraft))).toEqual(['vendor pending', 'vendor rejected']);
});

test('TEST-003 only an active comment is public', () => {
  expect(TESTIMONIAL_STATUSES.filter((status) => isPublic({ status }))).toEqual(['active']);
});

test('a couple’s own comment that everybody reads can be disputed, once', () => {
  expect(named(ALL.filter((each) => canDispute({ ...each, dispute: null })))).toEqual(['couple active']);
  expect(ALL.some((each) => canDispute({ ...each, dispute: {} }))).toBe(false);
});
