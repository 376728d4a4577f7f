import { expect, test } from 'vitest';
import { birthDateLimits } from './birth-date.ts';
import { CUSTOMER_USER_STATUSES, mayTake } from './customer-user-status.ts';
import { ROLE, pagesOfRole } from './roles.ts';

test('a role can be given the pages of its work; payments are for owners and for who manages', () => {
  const owner = pagesOfRole(ROLE.owner, false);
  expect(owner).toContain('payments');
  expect(pagesOfRole(ROLE.manager, false)).toEqual(owner.filter((page) => page !== 'payments'));
  expect(pagesOfRole(ROLE.manager, true)).toEqual(owner);
  expect(pagesOfRole(ROLE.staff, false).toSorted()).toEqual(['calendar', 'leads', 'testimonials']);
  expect(pagesOfRole(ROLE.staff, true)).toContain('payments');
});

test('USER-013 what can be done with a user follows from where they are', () => {
  const allowed = (action: Parameters<typeof mayTake>[0]) =>
    CUSTOMER_USER_STATUSES.filter((status) => mayTake(action, status));
  expect(allowed('resend_invitation')).toEqual(['invited']);
  expect(allowed('invite')).toEqual(['waiting_confirmation']);
  expect(allowed('activate')).toEqual(['inactive']);
  expect(allowed('deactivate')).toEqual(['waiting_confirmation', 'invited', 'active']);
});

test('USER-039 USER-040 the first and the last birth date are 100 and 18 years before today', () => {
  expect(birthDateLimits(new Date(2026, 10, 17))).toEqual({ earliest: '1926-11-17', latest: '2008-11-17' });
  expect(birthDateLimits(new Date(2028, 1, 29))).toEqual({ earliest: '1928-02-29', latest: '2010-03-01' });
});

test('USER-045 the roles are those of the list: owner, manager and staff', () => {
  expect(pagesOfRole(1, false)).toContain('payments');
  expect(pagesOfRole(2, false)).toContain('gallery');
  expect(pagesOfRole(3, false)).not.toContain('gallery');
  expect(pagesOfRole(0, false)).not.toContain('payments');
});
