import { expect, test } from 'vitest';
import { ORDER_ACTIONS, canDo } from './order-status.ts';

test('an order is scheduled, delivered or cancelled while it is open, and only a delivered one is reopened', () => {
  const allowed = (status: 'to_do' | 'delivered' | 'cancelled') => ORDER_ACTIONS.filter((each) => canDo(each, status));
  expect(allowed('to_do')).toEqual(['claim', 'release', 'schedule', 'deliver', 'cancel', 'note']);
  expect(allowed('delivered')).toEqual(['reopen', 'note']);
  expect(allowed('cancelled')).toEqual(['note']);
});
