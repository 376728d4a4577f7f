import { expect, test } from 'vitest';
import { ORDER_ACTIONS, type OrderStatus, canDo } from './order-status.ts';

test('an order is scheduled, delivered or cancelled while it is open, and only a delivered one is reopened', () => {
  const allowed = (status: OrderStatus) => ORDER_ACTIONS.filter((each) => canDo(each, status));
  for (const open of ['to_do', 'scheduled'] as const)
    expect(allowed(open)).toEqual(['claim', 'release', 'schedule', 'deliver', 'cancel', 'note']);
  expect(allowed('delivered')).toEqual(['reopen', 'note']);
  expect(allowed('cancelled')).toEqual(['note']);
});
